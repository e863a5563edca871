import { Trans, useLingui } from '@lingui/react/macro'
import { SplitSection } from '../../components/section/SplitSection.tsx'
import { FactList } from '../../components/ui/FactList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

/** The worked example: an amount in euros that comes so many days earlier, and what a year of it yields. */
export const example = { amount: 400_000, rate: 0.02, days: 3, year: 360 }

/** The interest of those days, in euros. */
export const interest = (example.amount * example.rate * example.days) / example.year

const report = (locale: Locale) => `https://www.banque-france.fr/${locale === 'fr' ? 'fr' : 'en'}/node/858833`

/** The worked example: what three days are worth, and what they may cost. */
export function Interest() {
  const { t } = useLingui()
  const locale = useLocale()
  const { days, year } = example
  const number = formatNumber(example.amount, locale)
  const amount = formatMoney(example.amount, 'EUR', locale, { maximumFractionDigits: 0 })
  const rate = formatNumber(example.rate, locale, { style: 'percent' })
  const gain = formatMoney(interest, 'EUR', locale)
  return (
    <SplitSection
      id="interest"
      title={t`Trois jours d’avance rapportent ${gain}.`}
      lead={t`Exemple chiffré : un client vous règle ${amount} vendredi à 20 heures, et non lundi. Le placement rend ${rate} l’an.`}
    >
      <FactList
        items={[
          {
            term: t({ message: `Calcul`, comment: 'a term before a sum' }),
            detail: t({
              message: `${number} × ${rate} × ${days} ÷ ${year} = ${gain}`,
              comment: 'a sum: amount, rate a year, days, days of a year, interest',
            }),
          },
          {
            term: t({ message: `Vitesse`, comment: 'a term: speed, and what it is good for' }),
            detail: t`Le client qui paie vendredi soir est livré samedi : le gain est là, pas dans les intérêts.`,
          },
          {
            term: t({ message: `Risque`, comment: 'a term: risk' }),
            detail: (
              <Trans>
                En France, en 2024, la fraude a pris 46 € pour 100 000 € virés en instantané, 1 € pour
                l’ensemble des virements ; elle est repartie à la hausse en 2025 (
                <a href={report(locale)} target="_blank" rel="noopener">
                  Observatoire de la sécurité des moyens de paiement
                </a>
                ).
              </Trans>
            ),
          },
        ]}
      />
      <Text tone="soft">
        {t`Une règle en découle : les contrôles se font avant la signature, car il n’y a plus rien après.`}
      </Text>
    </SplitSection>
  )
}
