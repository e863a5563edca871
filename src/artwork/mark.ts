import { brandOnNight } from '../components/styles/tokens.ts'
import { element, sheet } from './svg.ts'

/** The mark on a 34 × 26 field: two half discs, for two signatories. */
export const markPaths = {
  lower: 'M2.5 14.1h19.6a9.8 9.8 0 0 1-19.6 0Z',
  upper: 'M11.9 11.9a9.8 9.8 0 0 1 19.6 0Z',
} as const

const size = 32
const ground = '#1c0f1d'
const letter = '#fff'
const signal = brandOnNight

/** The square that icons stand on: `round` for browsers, `full` bleeds to the edges for masks of any shape. */
const square = (shape: 'round' | 'full') =>
  element('rect', { width: size, height: size, rx: shape === 'round' ? 7 : undefined, fill: ground })

const drawing = (...parts: string[]) => sheet({ width: size, height: size }, ...parts)

const mark = (share: number, upper: string) =>
  element(
    'g',
    { transform: `translate(16 16) scale(${share}) translate(-17 -13)` },
    element('path', { d: markPaths.lower, fill: letter }),
    element('path', { d: markPaths.upper, fill: upper }),
  )

/** Draws the mark on a square of ink. */
export const icon = (shape: 'round' | 'full'): string =>
  drawing(square(shape), mark(shape === 'round' ? 0.86 : 0.68, signal))

/** Draws the mark alone, in one ink: systems that colour icons themselves take its shape only. */
export const shapeIcon = (): string => drawing(mark(0.68, letter))

/** Each a drawing of white lines and one of the signal: a page that is set, and a letter. */
const strokes = {
  blog: { lines: 'M9 13h14M9 16h11M9 19h14M9 22h8', signal: 'M9 9.5h9' },
  contact: { lines: 'M7.5 10.5h17v12h-17zM7.5 22.5l6-6M24.5 22.5l-6-6', signal: 'M7.5 10.5l8.5 8 8.5-8' },
} as const

/** A place that the icon's menu leads to. */
export type Shortcut = keyof typeof strokes

/** Draws the icon of a shortcut. */
export function shortcutIcon(place: Shortcut): string {
  const stroke = { 'stroke-width': 1.4, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
  return drawing(
    square('round'),
    element('path', { ...stroke, d: strokes[place].lines, stroke: letter }),
    element('path', { ...stroke, 'stroke-width': 2, d: strokes[place].signal, stroke: signal }),
  )
}
