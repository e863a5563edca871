import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Found, Hit } from '../../search/find.ts'
import { Marked } from './Marked.tsx'
import * as styles from './SearchResults.css.ts'
import { SearchRow } from './SearchRow.tsx'
import { useKind } from './useKind.ts'

/** Pages and articles that answer the query, and how many. */
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
