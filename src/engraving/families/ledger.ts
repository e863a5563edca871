import { curvePath, tight } from '../path.ts'
import { between, pick } from '../random.ts'
import { type Brush, disc, stroke } from './brush.ts'

const rows = 9

/** Two columns of braided entries that answer each other, one pair of them the signal. */
export function ledger({ random, inks, width, height, hair, count }: Brush): string {
  const hot = 2 + Math.floor(random() * 5)
  const axis = width * between(random, 0.44, 0.56)
  const gutter = width * 0.035
  const lines = count(6)
  const twist = width * 0.034
  const entries = Array.from({ length: rows }, (_, row) => {
    const left = 3 + Math.floor(between(random, 0, 8))
    const other = 3 + Math.floor(between(random, 0, 8))
    const open = row !== hot && pick(random, [true, false, false, false])
    return { left, right: open ? other : left, open, y: height * (0.11 + (0.78 * row) / (rows - 1)) }
  })

  /** Lines that cross at every twist, from the gutter outwards. */
  const braid = (y: number, twists: number, direction: number) => {
    let data = ''
    for (let line = 0; line < lines; line++) {
      const swing = height * 0.026 * Math.cos((Math.PI * line) / (lines - 1))
      const curve = (t: number) =>
        [
          axis + direction * (gutter + twist * twists * t),
          y + swing * Math.sin(Math.PI * twists * t),
        ] as const
      data += curvePath(curve, { segments: twists * 2 })
    }
    return data
  }

  return entries
    .map(({ left, right, open, y }, row) => {
      const ink = row === hot ? inks.signal : row % 2 ? inks.line : inks.fine
      const entry = stroke(braid(y, left, -1) + braid(y, right, 1), ink, row === hot ? hair * 1.5 : hair)
      const link = `M${tight([axis - gutter, y])}H${tight([axis + gutter])}`
      if (row === hot) {
        return (
          entry +
          stroke(link, ink, hair * 3.4) +
          disc(axis, y, hair * 9, inks.ground, { ink, width: hair * 3.4 })
        )
      }
      return open ? entry : entry + stroke(link, ink, hair)
    })
    .join('')
}
