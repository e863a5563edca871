import { useMemo } from 'react'
import * as styles from './ArticleBody.css.ts'

/** The text of an article, rendered from Markdown at build: the one place where HTML enters a page as it is. */
export function ArticleBody({ html }: { html: string }) {
  // React compares by identity: the same text must be the same object, or the body is written again.
  const inner = useMemo(() => ({ __html: html }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our Markdown, which allows no HTML of its own
  return <div id="article-body" className={styles.prose} dangerouslySetInnerHTML={inner} />
}
