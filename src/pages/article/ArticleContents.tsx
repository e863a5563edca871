import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { watchReading } from '../../browser/reading.ts'
import type { ArticleData } from '../../content/types.ts'
import * as styles from './ArticleContents.css.ts'

/** The table of contents, which follows the reading; on narrow screens it folds. */
export function ArticleContents({ toc }: { toc: ArticleData['toc'] }) {
  const { t } = useLingui()
  const [current, setCurrent] = useState<string>()
  const sections = toc.filter(entry => entry.level === 2)
  useEffect(
    () =>
      watchReading(
        toc.filter(entry => entry.level === 2).map(entry => entry.id),
        setCurrent,
      ),
    [toc],
  )

  const list = (
    <ol className={styles.list}>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.item} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav className={styles.contents} aria-label={t`Dans cet article`}>
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
