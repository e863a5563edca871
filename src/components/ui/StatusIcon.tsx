import * as styles from './icons/icons.css.ts'
import { Strokes } from './icons/Strokes.tsx'

const strokes = {
  critical: 'M8 1.8 14.6 14H1.4ZM8 6.2v3.8M8 11.6v1.4',
  positive: 'm2.2 8.6 3.7 3.7L13.8 4',
  offline: 'M2 6.7c3.6-3.2 8.4-3.2 12 0M4.4 9.4c2.2-1.9 5-1.9 7.2 0M8 12.6h.1M3 14 13.4 2',
  draft: 'M3.6 1.8h6l3 3v9.4h-9ZM5.8 7.4h4.6M5.8 10.2h4.6',
} as const

export type StatusIconName = keyof typeof strokes

/** The icon beside a message, in the color of its text; the text says what it means. */
export const StatusIcon = ({ name = 'critical', size = 18 }: { name?: StatusIconName; size?: 15 | 18 }) => (
  <Strokes className={styles.icon} path={strokes[name]} size={size} />
)
