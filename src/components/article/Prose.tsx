import { useMemo } from 'react'
import { trustedHtml } from '../trustedHtml.ts'
import * as styles from './Prose.css.ts'
import './ProseBlocks.css.ts'

type ProseProps = {
  html: string
  /** The element's id, where something else speaks of it. */
  id?: string
  /** Sections are counted, as in a contract. */
  numbered?: boolean
}

/** HTML rendered from Markdown at build: the one place where HTML is inserted into a page. */
export function Prose({ html, id, numbered = false }: ProseProps) {
  // React compares this object by identity: a new one would write the body again.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    <div
      id={id}
      data-prose=""
      className={numbered ? `${styles.prose} ${styles.numbered}` : styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our Markdown, which allows no HTML of its own
      dangerouslySetInnerHTML={inner}
    />
  )
}
