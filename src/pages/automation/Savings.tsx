import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../components/illustrations/parts/useFormat.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'

const payments = 9000
const minutes = 3
/** Straight-through processing: the share of payments that nobody touches. */
const rate = 0.92
const exceptionMinutes = 6

const exceptions = Math.round(payments * (1 - rate))
const before = (payments * minutes) / 60
const after = (exceptions * exceptionMinutes) / 60

/** The worked example: payments in a year, minutes for each, hours by hand, by exception, and the difference. */
export const savings = {
  payments,
  minutes,
  exceptions,
  exceptionMinutes,
  before,
  after,
  freed: before - after,
}

/** A worked example: the hours that a rate of straight-through processing frees in a year. */
export function Savings() {
  const { t } = useLingui()
  const { number } = useFormat()
  const { payments, exceptions, minutes, exceptionMinutes, before, after, freed } = savings
  const hours = number(freed)
  return (
    <SplitSection
      id="savings"
      title={t`${hours} heures par an, calcul à l’appui.`}
      lead={t`Une société règle 9 000 factures par an, à trois minutes de saisie et de contrôle chacune. Avec un STP de 92 %, 8 280 paiements passent sans reprise et 720 s’arrêtent.`}
    >
      <Table
        numeric={1}
        total
        caption={t`Temps passé en un an, volumes d’exemple`}
        head={[
          t({
            message: `Mode`,
            context: 'automation',
            comment: 'column: how payments are handled, by hand or by exception',
          }),
          t({ message: `Paiements`, comment: 'column: number of payments' }),
          t({ message: `Minutes`, comment: 'column: minutes a payment' }),
          t({ message: `Heures`, comment: 'column: hours a year' }),
        ]}
        rows={[
          [t`Tout à la main`, number(payments), number(minutes), number(before)],
          [t`Les exceptions seules`, number(exceptions), number(exceptionMinutes), number(after)],
          [t({ message: `Temps libéré`, comment: 'last row: hours freed' }), '', '', hours],
        ]}
      />
      <Text tone="soft">
        <Trans>
          Une exception prend six minutes, le double, parce que les cas simples ont disparu. Un point de STP
          en plus, c’est 90 paiements de moins à reprendre, soit 90 × 6 = 540 minutes : neuf heures. Refaites
          la ligne avec vos propres volumes.
        </Trans>
      </Text>
    </SplitSection>
  )
}
