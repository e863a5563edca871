import * as styles from '../../ui/icons/icons.css.ts'
import { Strokes } from '../../ui/icons/Strokes.tsx'

/** Strokes in a 16-pixel square. Separate from the icons that every page loads. */
const strokes = {
  install: 'M8 2v8.5M4.4 7.2 8 10.8l3.6-3.6M2.5 13.6h11',
  reload: 'M13.2 8.4a5.2 5.2 0 1 1-1.3-3.9l1.3 1.4M13.4 2.3v3.8H9.6',
} as const

type AppIconProps = { name: keyof typeof strokes; size: 16 | 20 }

/** A small icon in the colour of its text, for the installed app. */
export const AppIcon = ({ name, size }: AppIconProps) => (
  <Strokes className={styles.icon} path={strokes[name]} size={size} />
)
