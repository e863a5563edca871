import type { Point } from './path.ts'

export interface Stretch {
  y: number
  from: number
  to: number
}

/** Fills closed rings with horizontal stretches, one row every `pitch` units, by the even-odd rule. */
export function hatch(
  rings: readonly (readonly Point[])[],
  { top, bottom, pitch }: { top: number; bottom: number; pitch: number },
): Stretch[] {
  const rows: Stretch[] = []
  for (let y = top; y < bottom; y += pitch) {
    const crossings: number[] = []
    for (const ring of rings) {
      let [lastX, lastY] = ring.at(-1) ?? [0, 0]
      for (const [nextX, nextY] of ring) {
        if (nextY > y !== lastY > y) {
          crossings.push(nextX + ((y - nextY) * (lastX - nextX)) / (lastY - nextY))
        }
        lastX = nextX
        lastY = nextY
      }
    }
    crossings.sort((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      rows.push({ y, from: crossings[index] ?? 0, to: crossings[index + 1] ?? 0 })
    }
  }
  return rows
}
