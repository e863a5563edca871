import type { ReactNode } from 'react'
import { Glyph, type GlyphName } from '../ui/icons/Glyph.tsx'
import { Text } from '../ui/Text.tsx'
import * as styles from './Banner.css.ts'

type BannerProps = { glyph: GlyphName; title: string; text: string; action: ReactNode }

/** A grey band across the page: what is included, and one link. */
export const Banner = ({ glyph, title, text, action }: BannerProps) => (
  <div className={styles.banner}>
    <span className={styles.glyph}>
      <Glyph name={glyph} size={60} />
    </span>
    <div>
      <p className={styles.title}>{title}</p>
      <Text size="small" tone="soft">
        {text}
      </Text>
    </div>
    <div className={styles.action}>{action}</div>
  </div>
)
