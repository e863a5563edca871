import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type WrapProps = { as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav'; children: ReactNode }

/** Content of maximum width with the page's margins. */
export function Wrap({ as: Tag = 'div', children }: WrapProps) {
  return <Tag className={styles.wrap}>{children}</Tag>
}
