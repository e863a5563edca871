import type { ComponentProps, ReactNode } from 'react'
import * as styles from './Button.css.ts'
import { Icon } from './icons/Icon.tsx'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  tone: keyof typeof styles.tone
  size?: keyof typeof styles.size
  arrow?: boolean
  /** Loads the page instead of navigating within the app. */
  pageLoad?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  size = 'normal',
  arrow = false,
  pageLoad,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <a
      {...anchor}
      target={pageLoad ? '_self' : anchor.target}
      className={`${styles.button} ${styles.size[size]} ${styles.tone[tone]}`}
    >
      {children}
      {arrow && <Icon name="arrow" />}
    </a>
  )
}
