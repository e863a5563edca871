import { useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { useFormat } from '../../illustrations/parts/useFormat.ts'
import { Table } from '../../ui/Table.tsx'
import { Text } from '../../ui/Text.tsx'
import { accounts, balance } from './transfers.ts'

const balanced = balance(accounts)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Three accounts before and after two transfers, and what the weekend would have cost without them. */
export function BalancingExample() {
  const { t } = useLingui()
  const { number } = useFormat()
  const names = {
    operating: t({ message: `Exploitation`, comment: 'a bank account, for daily business' }),
    payroll: t({ message: `Paie`, comment: 'a bank account, for salaries' }),
    subsidiary: t({ message: `Filiale`, comment: 'a bank account, of a subsidiary' }),
  }
  const signed = (amount: number) => number(amount, { signDisplay: 'exceptZero' })
  const total = number(sum(accounts.map(({ projected }) => projected)))
  return (
    <SplitSection
      id="example"
      title={t`Trois comptes, deux virements, aucun débit.`}
      lead={t`Jeudi 28 août, la position du lendemain annonce deux comptes débiteurs. Le compte d’exploitation dépasse sa cible de 620 000 € : il donne, et garde encore de la marge.`}
    >
      <Table
        numeric={1}
        total
        caption={t`Soldes projetés en date de valeur du 29 août, en euros`}
        head={[
          t({ message: `Compte`, comment: 'a bank account' }),
          t({ message: `Projeté`, comment: 'the projected balance' }),
          t({ message: `Cible`, comment: 'the target balance' }),
          t({ message: `Virement`, comment: 'the proposed transfer' }),
          t({ message: `Après`, comment: 'the balance after the transfer' }),
        ]}
        rows={[
          ...balanced.map(({ name, projected, target, transfer, after }) => [
            names[name],
            number(projected),
            number(target),
            signed(transfer),
            number(after),
          ]),
          [
            t({ message: `Total`, comment: 'the last row of a table' }),
            total,
            number(sum(accounts.map(({ target }) => target))),
            signed(sum(balanced.map(({ transfer }) => transfer))),
            number(sum(balanced.map(({ after }) => after))),
          ],
        ]}
      />
      <Text tone="soft">
        {t`Deux virements, de 360 000 et 70 000 €, et le total ne bouge pas : ${total} €. Sans eux, 355 000 € de débit courent du vendredi au lundi : au taux de 6 %, 355 000 × 6 % × 3 ÷ 360 = 177,50 € pour un seul week-end.`}
      </Text>
    </SplitSection>
  )
}
