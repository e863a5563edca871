import { Trans, useLingui } from '@lingui/react/macro'
import { statement } from '../../components/illustrations/cast.ts'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { Table } from '../../components/ui/Table.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatMoney } from '../../i18n/format.ts'
import * as styles from './ReconciliationPage.css.ts'

/** Which rules match what, on the four lines of the picture. */
export function Rules() {
  const { t } = useLingui()
  const locale = useLocale()
  const line = (place: number) => {
    const { label = '', amount = 0 } = statement.lines[place] ?? {}
    return (
      <span className={styles.line}>
        {label}
        <br />
        {formatMoney(amount, 'EUR', locale)}
      </span>
    )
  }
  return (
    <SplitSection
      id="rules"
      title={t`De la règle la plus étroite à la main.`}
      lead={t`Une règle dit ce qui doit coïncider, et s’abstient quand deux écritures conviennent. Ce qu’aucune ne reconnaît se rapproche à l’écran, de la même façon : une ligne pour une écriture, ou plusieurs pour plusieurs.`}
      space="normal"
    >
      <Table
        caption={t`Les quatre lignes du 28 août, et ce qui les rapproche`}
        head={[
          t({ message: `Règle`, comment: 'head of a column: matching rule' }),
          t`Ligne du relevé`,
          t`Ce qui coïncide`,
        ]}
        rows={[
          [t`1/1, référence`, line(0), t`Le numéro de facture F-20871, lu dans le relevé, et le montant`],
          [t`1/1, prélèvement`, line(1), t`Le numéro 0712, le sens et le montant`],
          [t`N/N, tiers`, line(2), t`Le tiers et la somme de deux factures, 4 300,00 et 3 500,00`],
          [
            t({ message: `Manuelle`, comment: 'a matching rule: by hand' }),
            line(3),
            t`Le bordereau et ses trois chèques : à vous de décider`,
          ],
        ]}
      />
      <Text tone="soft">
        <Trans>
          Trois lignes sur quatre se rapprochent donc sans intervention. Le taux compte moins que la façon de
          l’obtenir : placez d’abord les règles qui exigent une référence unique, puis celles qui
          additionnent, et relisez-les quand un libellé de banque change.
        </Trans>
      </Text>
    </SplitSection>
  )
}
