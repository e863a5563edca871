import * as styles from './Editor.css.ts'
import type { Entry } from './entries.ts'

type EntryFactsProps = {
  entry: Entry
  pages: readonly string[] | undefined
  /** The page in the preview. */
  here: string
  onPage: (path: string) => void
}

/** The maximum number of pages listed; entries of header and footer are on all of them. */
const most = 6

/** What the code says about an entry, and where it is used. */
export function EntryFacts({ entry, pages = [], here, onPage }: EntryFactsProps) {
  return (
    <dl className={styles.facts}>
      {entry.context && (
        <div className={styles.fact}>
          <dt>Context</dt>
          <dd>{entry.context}</dd>
        </div>
      )}
      {entry.comments.length > 0 && (
        <div className={styles.fact}>
          <dt>Comment</dt>
          <dd>{entry.comments.join(' · ')}</dd>
        </div>
      )}
      <div className={styles.fact}>
        <dt>Catalog</dt>
        <dd>{entry.areas.map(area => `${area}.po`).join(', ')}</dd>
      </div>
      <div className={styles.fact}>
        <dt>Code</dt>
        <dd>{entry.origins.join(', ')}</dd>
      </div>
      {pages.length > 0 && (
        <div className={styles.fact}>
          <dt>Pages</dt>
          <dd>
            {pages.slice(0, most).map(path => (
              <button
                key={path}
                type="button"
                className={styles.page}
                aria-current={path === here ? 'page' : undefined}
                onClick={() => onPage(path)}
              >
                {path}
              </button>
            ))}
            {pages.length > most && ` and ${pages.length - most} more`}
          </dd>
        </div>
      )}
    </dl>
  )
}
