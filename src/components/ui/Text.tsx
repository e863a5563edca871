import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'strong' | 'figcaption' | 'dt' | 'dd' | 'li'
  size?: keyof typeof styles.textSize
  tone?: keyof typeof styles.textTone
  id?: string
  children: ReactNode
}

/** A paragraph, or another element of running text. */
export function Text({ as: Tag = 'p', size = 'body', tone = 'normal', id, children }: TextProps) {
  return (
    <Tag id={id} className={`${styles.textSize[size]} ${styles.textTone[tone]}`}>
      {children}
    </Tag>
  )
}
