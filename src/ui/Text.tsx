import type { ReactNode } from 'react'
import * as styles from './Text.css.ts'

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'figcaption' | 'dt' | 'dd' | 'li'
  size?: keyof typeof styles.size
  tone?: keyof typeof styles.tone
  id?: string
  children: ReactNode
}

/** A paragraph, or another element of running text. */
export function Text({ as: Tag = 'p', size = 'body', tone = 'normal', id, children }: TextProps) {
  return (
    <Tag id={id} className={`${styles.size[size]} ${styles.tone[tone]}`}>
      {children}
    </Tag>
  )
}
