import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { menuTitles, modules, services } from '../../components/navigation.ts'
import { useLocale } from '../../components/useLocale.ts'
import { localizePath } from '../../i18n/paths.ts'
import type { Found, Hit } from '../../search/find.ts'
import { marked } from '../../search/marked.ts'
import * as styles from './SearchResults.css.ts'

/**
 * A text with the matching words marked. Each piece is an element of its own: React cannot insert siblings beside text
 * that a browser's translator has replaced.
 */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
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

type SearchRowProps = { to: string; title: ReactNode; note?: ReactNode; children: ReactNode }

/** One search result. */
const SearchRow = ({ to, title, note, children }: SearchRowProps) => (
  <li>
    <a href={localizePath(to, useLocale())} className={styles.row} data-row="">
      <span className={styles.line}>
        <b className={styles.title}>{title}</b>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.summary}>{children}</span>
    </a>
  </li>
)

/** Returns the kind of page at an address: a module, a service, or none. */
function useKind(): (path: string) => string | undefined {
  const { i18n, t } = useLingui()
  return path => {
    if (modules.some(module => module.path === path)) return i18n._(menuTitles.solution)
    if (services.some(service => service.path === path))
      return t({ message: `Service`, comment: 'beside a search result: this page presents a service' })
    return undefined
  }
}

/** The matching pages and articles, and their number. */
export function SearchResults({ found }: { found: Found }) {
  const { t } = useLingui()
  const kindOf = useKind()
  const { pages, articles } = found
  const count = pages.length + articles.length
  const row = (hit: Hit, note: ReactNode) => (
    <SearchRow
      key={hit.path}
      to={hit.path}
      title={<Marked text={hit.title} terms={hit.terms} />}
      note={
        hit.synonym ? t({ message: `synonyme`, comment: 'beside a search result found by a synonym' }) : note
      }
    >
      <Marked text={hit.summary} terms={hit.terms} />
    </SearchRow>
  )
  return (
    <>
      <div className={styles.results}>
        {pages.length > 0 && (
          <section>
            <h2 className={styles.kind}>
              <Trans comment="heading over search results that are pages of the site">Pages</Trans>
            </h2>
            <ul>{pages.map(hit => row(hit, kindOf(hit.path)))}</ul>
          </section>
        )}
        {articles.length > 0 && (
          <section>
            <h2 className={styles.kind}>
              <Trans comment="heading over search results that are articles">Articles</Trans>
            </h2>
            <ul>{articles.map(hit => row(hit, hit.dateText))}</ul>
          </section>
        )}
      </div>
      <p className={styles.foot}>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <Trans comment="what the arrow keys do in the search">parcourir</Trans>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>
            <Trans comment="the Enter key">Entrée</Trans>
          </kbd>{' '}
          <Trans comment="what the Enter key does in the search">ouvrir</Trans>
        </span>
        <span role="status" className={styles.count}>
          <Plural value={count} one="# résultat" other="# résultats" />
        </span>
      </p>
    </>
  )
}
