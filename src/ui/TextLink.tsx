import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icons/Icon.tsx'
import * as styles from './text.css.ts'

type TextLinkProps = Omit<ComponentProps<'a'>, 'className' | 'style'> & {
  /** Leads to another site: opens in a new tab. */
  external?: boolean
  children: ReactNode
}

/** A link on a line of its own, with an arrow. */
export function TextLink({ external = false, children, ...anchor }: TextLinkProps) {
  const away = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a {...anchor} className={styles.textLink} {...away}>
      {children}
      <Icon name={external ? 'external' : 'arrow'} />
    </a>
  )
}
