import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type HeadingProps = {
  level: 1 | 2 | 3 | 4
  size: keyof typeof styles.headingSize
  id?: string
  children: ReactNode
}

/** A heading: `level` is its place in the outline, `size` only its look. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={`${styles.heading} ${styles.headingSize[size]}`}>
      {children}
    </Tag>
  )
}
