import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from '@tanstack/react-router'
import type { Reading } from '../../content/types.ts'
import { Link } from '../links.tsx'
import { productOf } from '../products.ts'
import { SplitSection } from '../section/SplitSection.tsx'
import { DraftTag } from './DraftTag.tsx'
import * as styles from './FurtherReading.css.ts'

/** What to read next on a solution or service page: two pages and two articles, from `content/related.yml`. */
export function FurtherReading() {
  const { t, i18n } = useLingui()
  const { pages, articles } = useLoaderData({ strict: false }) as Reading
  return (
    <SplitSection id="further" title={t`Et après cette page`}>
      <ul className={styles.list}>
        {pages.map(path => {
          const { label, summary } = productOf(path)
          return (
            <li key={path} className={styles.item}>
              <Link className={styles.title} to={path}>
                {i18n._(label)}
              </Link>{' '}
              <span className={styles.text}>{i18n._(summary)}</span>
            </li>
          )
        })}
        {articles.map(({ id, title, dateText, summary, draft }) => (
          <li key={id} className={styles.item}>
            <Link className={styles.title} to="/blog-post-{$id}" params={{ id }}>
              {title}
            </Link>{' '}
            <span className={styles.text}>{summary}</span>{' '}
            <span className={styles.kind}>
              <Trans comment="in a list of links: this one leads to an article of that date">
                Article du {dateText}
              </Trans>
              <DraftTag article={{ draft, dateText }} />
            </span>
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}
