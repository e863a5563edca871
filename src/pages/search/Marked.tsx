import { useLocale } from '../../components/useLocale.ts'
import { marked } from '../../search/marked.ts'
import * as styles from './Marked.css.ts'

/**
 * A text in which the words that answer the query are marked. Each piece is an element of its own: where a browser's
 * translator has replaced texts, React could not place others beside them.
 */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const locale = useLocale()
  let at = 0
  return marked(text, terms, locale).map(({ text, hit }) => {
    at += text.length
    return hit ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    )
  })
}
