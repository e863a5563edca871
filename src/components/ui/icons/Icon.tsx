import * as styles from './icons.css.ts'
import { Strokes } from './Strokes.tsx'

/** Strokes in a 16-pixel square. */
const strokes = {
  arrow: 'M2 8h11M9 4l4 4-4 4',
  arrowBack: 'M14 8H3M7 4 3 8l4 4',
  arrowForward: 'M2 8h11M9 4l4 4-4 4',
  search: 'M11.4 6.9a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.2 10.2l4 4',
  menu: 'M1 5h14M1 11h14',
  close: 'm3 3 10 10M13 3 3 13',
  chevron: 'm3 5.8 5 4.9 5-4.9',
  check: 'm2.2 8.6 3.7 3.7L13.8 4',
  external: 'M6 3H3v10h10v-3M9 2.5h4.5V7M13.3 2.7 7.5 8.5',
} as const

export type IconName = keyof typeof strokes

const directed = `${styles.icon} ${styles.directed}`
const classes: { [name in IconName]?: string } = {
  arrow: `${directed} ${styles.leaning}`,
  arrowBack: directed,
  arrowForward: directed,
  external: directed,
}

type IconProps = { name: IconName; size?: 12 | 16 | 18 | 20 }

/** A small icon in the colour of its text; the text beside it says what it means. */
export const Icon = ({ name, size = 16 }: IconProps) => (
  <Strokes className={classes[name] ?? styles.icon} path={strokes[name]} size={size} />
)
