import type { ReactNode } from 'react'
import * as styles from './Button.css.ts'
import { Icon } from './Icon.tsx'

type ButtonLinkProps = {
  /** An address as it is written in the page, with its language. */
  href: string
  tone: keyof typeof styles.tone
  size?: keyof typeof styles.size
  arrow?: boolean
  /** Loads a page anew, where links otherwise navigate inside the one that is open. */
  pageLoad?: boolean
  children: ReactNode
}

/** A link that looks like a button, because it starts something. */
export function ButtonLink({
  href,
  tone,
  size = 'normal',
  arrow = false,
  pageLoad,
  children,
}: ButtonLinkProps) {
  return (
    <a
      href={href}
      target={pageLoad ? '_self' : undefined}
      className={`${styles.button} ${styles.size[size]} ${styles.tone[tone]}`}
    >
      {children}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
