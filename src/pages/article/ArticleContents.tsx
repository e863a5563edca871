import { Trans, useLingui } from '@lingui/react/macro'
import type { TocEntry } from '../../content/types.ts'
import * as styles from './ArticleContents.css.ts'

/** The table of contents, which follows the reading; on narrow screens it folds. */
export function ArticleContents({ toc }: { toc: readonly TocEntry[] }) {
  const { t } = useLingui()
  const list = (
    <ol className={styles.list}>
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
    <nav className={styles.contents} aria-label={t`Dans cet article`} data-contents="">
      <div className={styles.beside}>
        <p className={styles.title}>
          <Trans>Dans cet article</Trans>
        </p>
        {list}
      </div>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          <Trans>Dans cet article</Trans>
        </summary>
        {list}
      </details>
    </nav>
  )
}
