import { Trans, useLingui } from '@lingui/react/macro'
import { Heading } from '../../components/ui/Heading.tsx'
import { Section } from '../../components/ui/layout/Section.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { site } from '../../content/vendor.ts'
import * as styles from './CompanyPage.css.ts'

/** Five dates: the year the company was founded, and four in which the trade of treasurers changed. */
export function History() {
  const { t } = useLingui()
  const { name, founded } = site(useLocale())
  const dates = [
    {
      year: founded,
      text: t`${name} est fondé. Le relevé arrive par courrier, et l’écart se cherche au crayon.`,
    },
    {
      year: 1999,
      text: t`L’euro devient monnaie de compte le 1er janvier ; les billets suivent en 2002. Entre les deux, chaque position se lit en deux unités.`,
    },
    {
      year: 2012,
      text: t`Le réseau X.25 s’éteint en France. EBICS succède à ETEBAC 3, confirmé par fax, et à ETEBAC 5, déjà signé.`,
    },
    {
      year: 2014,
      text: t`Virements et prélèvements SEPA remplacent les formats nationaux de la zone euro. L’IBAN entre dans chaque fiche de tiers.`,
    },
    {
      year: 2025,
      text: t`Le 9 octobre, la vérification du bénéficiaire s’impose en zone euro ; le 22 novembre, les messages MT cèdent la place à ISO 20022 dans les ordres transfrontaliers.`,
    },
  ]
  return (
    <Section labelledBy="history">
      <Wrap>
        <div className={styles.historyWords}>
          <Heading level={2} size="heading" id="history">
            <Trans comment="heading of a timeline">Cinq dates de notre métier.</Trans>
          </Heading>
          <Text size="lead" tone="soft">
            <Trans>
              Les normes passent. Les trois questions du matin restent : combien, où, et qui signe.
            </Trans>
          </Text>
        </div>
        <ol className={styles.dates}>
          {dates.map(({ year, text }) => (
            <li key={year} className={styles.date}>
              <time className={styles.year} dateTime={String(year)}>
                {year}
              </time>
              <Text size="small" tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  )
}
