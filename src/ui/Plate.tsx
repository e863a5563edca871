import type { ReactNode } from 'react'
import * as styles from './Plate.css.ts'

type PlateProps = {
  tone: keyof typeof styles.tone
  /** Addresses of the engraving behind the content; without `dark` one serves both schemes. */
  engraving?: { light: string; dark?: string }
  children: ReactNode
  /** How much room the content has: 560 or 700 pixels at least, or, for the picture of a page, 500 at most. */
  size?: keyof typeof styles.size
  /** For the plate that is seen first: its engraving is loaded before others, not when it is near. */
  priority?: boolean
}

/** A tinted background with an engraving, behind windows of the product. It clips what overflows. */
export function Plate({ tone, engraving, children, size = 'normal', priority = false }: PlateProps) {
  return (
    <div className={`${styles.plate} ${styles.tone[tone]}`}>
      {engraving && (
        <picture>
          {engraving.dark && (
            <source srcSet={engraving.dark} media="screen and (prefers-color-scheme: dark)" />
          )}
          <img
            src={engraving.light}
            alt=""
            {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
            decoding="async"
            className={styles.engraving}
          />
        </picture>
      )}
      <div className={styles.size[size]}>{children}</div>
    </div>
  )
}
