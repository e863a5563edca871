import type { ReactNode } from 'react'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './MobileMenuLinks.css.ts'

/** A section of the mobile menu that unfolds, with scripts or without. */
export function MobileMenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.section}>
      <summary className={styles.entry}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.links}>{children}</div>
    </details>
  )
}
