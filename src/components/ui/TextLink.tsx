import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icons/Icon.tsx'
import * as styles from './text.css.ts'

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & { children: ReactNode }

/** A link on a line of its own, with an arrow. */
export function TextLink({ children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} className={styles.textLink}>
      {children}
      <Icon name="arrow" />
    </a>
  )
}
