import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** An account as the next value date will find it, and what it should hold then; in euros. */
export type Account = { name: 'operating' | 'payroll' | 'subsidiary'; projected: number; target: number }

/** The three accounts of the worked example. */
export const accounts: Account[] = [
  { name: 'operating', projected: 820_000, target: 200_000 },
  { name: 'payroll', projected: -310_000, target: 50_000 },
  { name: 'subsidiary', projected: -45_000, target: 25_000 },
]

/**
 * Balances accounts: what each one gives (negative) or receives, and its new balance. Accounts below their target are
 * filled up from those above theirs, in order, without taking these below their own targets.
 * @example balance([{ projected: 30, target: 10, … }, { projected: -5, target: 0, … }]) // transfers −5 and 5
 */
export function balance<Held extends Pick<Account, 'projected' | 'target'>>(accounts: readonly Held[]) {
  const spare = accounts.map(({ projected, target }) => Math.max(0, projected - target))
  const all = spare.reduce((sum, part) => sum + part, 0)
  const needed = accounts.reduce((sum, { projected, target }) => sum + Math.max(0, target - projected), 0)
  let left = Math.min(all, needed)
  let received = left
  return accounts.map((account, index) => {
    const given = Math.min(left, spare[index] ?? 0)
    const taken = Math.min(received, Math.max(0, account.target - account.projected))
    left -= given
    received -= taken
    const transfer = taken - given
    return { ...account, transfer, after: account.projected + transfer }
  })
}

/** What overdrafts cost over some days, exact days over 360; `rate` in per cent. */
export const overdraftInterest = (
  accounts: readonly Pick<Account, 'projected'>[],
  rate: number,
  days: number,
) => (accounts.reduce((sum, { projected }) => sum + Math.max(0, -projected), 0) * rate * days) / 36_000

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
      lead={t`Jeudi 28 août, la position du lendemain annonce deux comptes débiteurs. Le compte d’exploitation tient 620 000 € au-dessus de sa cible : il donne, et garde encore de la marge.`}
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
