import { useMemo } from 'react'
import { trustedHtml } from '../trustedHtml.ts'
import * as styles from './Prose.css.ts'
import './ProseBlocks.css.ts'

type ProseProps = {
  html: string
  /** The id of the element, for references to it. */
  id?: string
  /** Numbered sections, as in a contract. */
  numbered?: boolean
}

/** HTML compiled from Markdown at build time: the only HTML inserted into a page as a string. */
export function Prose({ html, id, numbered = false }: ProseProps) {
  // Keep the identity of this object: React would insert the HTML again.
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
