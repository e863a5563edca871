import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { publisher } from '../../content/publisher.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { Text } from '../../ui/Text.tsx'
import * as styles from './Quotes.css.ts'

/** Two statements of the chief executive, on night; person and words are invented, and the page says so. */
export function Quotes() {
  const { t } = useLingui()
  const { director } = publisher(useLocale())
  const quotes = [
    t`« La trésorerie n’a pas besoin d’éclat. Elle a besoin qu’à 16 heures, le total du lot soit le même pour celle qui l’a préparé et pour celui qui le signe. »`,
    t`« Une signature rapide ne vaut rien si personne n’a lu. Nous faisons gagner du temps avant elle, pour en laisser pendant. »`,
  ]
  return (
    <Section tone="night" labelledBy="quotes">
      <Wrap>
        <VisuallyHidden>
          <h2 id="quotes">{t`La présidente, en deux phrases`}</h2>
        </VisuallyHidden>
        <div className={styles.quotes}>
          {quotes.map(quote => (
            <figure key={quote} className={styles.quote}>
              <blockquote className={styles.words}>{quote}</blockquote>
              <Text as="figcaption" size="small" tone="soft">
                {director}
              </Text>
            </figure>
          ))}
        </div>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            <Trans>Personne et propos fictifs, à titre d’illustration.</Trans>
          </Text>
        </div>
      </Wrap>
    </Section>
  )
}
