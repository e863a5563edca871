import type { ReactNode } from 'react'
import * as styles from './Plate.css.ts'

type PlateProps = {
  tone: keyof typeof styles.tone
  /** The addresses of the engraving behind the content; without `dark` one serves both schemes. */
  engraving?: { light: string; dark?: string }
  children: ReactNode
  /** The height of the content: at least 560 or 700 pixels, or at most 500 for the picture of a page. */
  size?: keyof typeof styles.size
  /** For the first plate on the page: its engraving is loaded with high priority. */
  priority?: boolean
}

/** A tinted background with an engraving, behind product windows. Clips what overflows. */
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
