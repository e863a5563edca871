import * as styles from '../../components/ui/icons/icons.css.ts'
import { Strokes } from '../../components/ui/icons/Strokes.tsx'

/** Strokes in a 16-pixel square. Separate from the icons that every page loads. */
const strokes = {
  install: 'M8 2v8.5M4.4 7.2 8 10.8l3.6-3.6M2.5 13.6h11',
} as const

type AppIconProps = { name: keyof typeof strokes; size: 16 | 20 }

/** A small icon in the color of its text, for installing the app. */
export const AppIcon = ({ name, size }: AppIconProps) => (
  <Strokes className={styles.icon} path={strokes[name]} size={size} />
)
