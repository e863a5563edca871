import type { ReactNode } from 'react'
import * as styles from './layout.css.ts'

type SectionProps = {
  children: ReactNode
  id?: string
  tone?: keyof typeof styles.sectionTone
  /** Padding above and below, or only below. */
  space?: keyof typeof styles.sectionSpace
  /** Id of the section's heading. */
  labelledBy?: string
}

/** A section of a page with the standard vertical spacing. */
export function Section({ children, id, tone = 'plain', space = 'normal', labelledBy }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.sectionSpace[space]} ${styles.sectionTone[tone]}`}
    >
      {children}
    </section>
  )
}
