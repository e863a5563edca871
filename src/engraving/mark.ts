import { element, sheet } from './svg.ts'

/** The mark on a 34 × 26 field: two half discs, for two signatories. */
export const markPaths = {
  lower: 'M2.5 14.1h19.6a9.8 9.8 0 0 1-19.6 0Z',
  upper: 'M11.9 11.9a9.8 9.8 0 0 1 19.6 0Z',
} as const

const size = 32

/** Draws the mark on a square of ink: `round` for browsers, `full` bleeds to the edges for masks of any shape. */
export function icon(shape: 'round' | 'full'): string {
  const share = shape === 'round' ? 0.86 : 0.68
  return sheet(
    { width: size, height: size },
    element('rect', { width: size, height: size, rx: shape === 'round' ? 7 : undefined, fill: '#1c0f1d' }),
    element(
      'g',
      { transform: `translate(16 16) scale(${share}) translate(-17 -13)` },
      element('path', { d: markPaths.lower, fill: '#fff' }),
      element('path', { d: markPaths.upper, fill: '#ff4d7f' }),
    ),
  )
}
