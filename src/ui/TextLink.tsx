import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import * as styles from './TextLink.css.ts'

type TextLinkProps = {
  /** An address as it is written in the page, with its language. */
  href: string
  /** Leads away from the site: opens in a new tab. */
  external?: boolean
  children: ReactNode
}

/** A link on a line of its own, with an arrow. */
export function TextLink({ href, external = false, children }: TextLinkProps) {
  const away = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a href={href} className={styles.link} {...away}>
      {children}
      <Icon name={external ? 'external' : 'arrow'} />
    </a>
  )
}
