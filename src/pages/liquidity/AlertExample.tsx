import { useLingui } from '@lingui/react/macro'
import { today } from '../../components/illustrations/cast.ts'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import * as styles from './AlertExample.css.ts'
import { account, project } from './illustrations/schedule/projection.ts'

const { opening, threshold } = account
const projected = project(account)
const short = { day: 'numeric', month: 'short' } as const

/** The flows behind the alert of the picture, day by day, and what it takes to answer it. */
export function AlertExample() {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const purposes = {
    customers: t`Encaissements clients`,
    suppliers: t`Règlements fournisseurs`,
    payroll: t`Salaires et charges`,
    loan: t({ message: `Échéance du prêt à terme B (TLB)`, comment: 'capital and interest of a bank loan' }),
  }
  return (
    <SplitSection
      id="example"
      title={t`Cinq flux, un jour sous le seuil.`}
      lead={t`L’alerte de l’image se recompte à la main. Le compte en francs suisses de Banque du Léman ouvre à 812 400 CHF ; le seuil fixé est de 250 000 CHF.`}
    >
      <Table
        numeric={2}
        caption={t`Solde projeté en date de valeur, en francs suisses`}
        head={[
          t({ message: `Jour`, comment: 'the value date of a flow' }),
          t({ message: `Flux`, comment: 'a cash flow: what it is for' }),
          t({ message: `Montant`, comment: 'the amount of a flow' }),
          t({ message: `Solde`, comment: 'the balance after a flow' }),
        ]}
        rows={[
          [
            day(today, short),
            t({ message: `Solde d’ouverture`, comment: 'opening balance' }),
            '',
            number(opening),
          ],
          ...projected.map(({ day: date, purpose, amount, balance }) => [
            day(date, short),
            purposes[purpose],
            number(amount, { signDisplay: 'always' }),
            balance < threshold ? (
              <strong key={date} className={styles.low}>
                {number(balance)}
              </strong>
            ) : (
              number(balance)
            ),
          ]),
        ]}
      />
      <Text tone="soft">
        {t`L’échéance du 12 septembre compte 75 000 CHF de capital et 437 000 CHF d’intérêts : 30 000 000 × 5,70 % × 92 ÷ 360. Il manque alors 27 000 CHF. Au cours de 0,9352 CHF pour un euro, un virement de 28 870,83 € depuis le compte pivot tient le seuil jusqu’à l’encaissement du 18.`}
      </Text>
    </SplitSection>
  )
}
