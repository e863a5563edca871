import type { TocEntry } from '../../content/types.ts'
import * as styles from './Contents.css.ts'

type ContentsProps = { toc: readonly TocEntry[]; label: string; numbered?: boolean }

/** A table of contents that highlights the current section; it folds on narrow screens. */
export function Contents({ toc, label, numbered = false }: ContentsProps) {
  const list = (
    <ol className={numbered ? `${styles.list} ${styles.numbered}` : styles.list}>
      {toc
        .filter(entry => entry.level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a className={styles.item} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={label} data-contents="">
      <div className={styles.beside}>
        <p className={styles.title}>{label}</p>
        {list}
      </div>
      <details className={styles.folded}>
        <summary className={styles.summary}>{label}</summary>
        {list}
      </details>
    </nav>
  )
}
