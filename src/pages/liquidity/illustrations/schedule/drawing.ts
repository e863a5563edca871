import { type Instrument, span } from './instruments.ts'

/** Heights in pixels. All but the line's own share are multiples of three, the distance between two engraved lines. */
export const headHeight = 21
export const rowHeight = 48
export const barHeight = 19
export const footHeight = 22
const above = 12

const start = Date.parse(span.from)
const length = Date.parse(span.to) - start

/** Where a day lies in the schedule, in per cent of its width; days outside it lie on its edges. */
export function place(day: string): number {
  const share = ((Date.parse(day) - start) / length) * 100
  return Math.round(Math.min(100, Math.max(0, share)) * 10) / 10
}

/** The first days of the schedule's months. */
export const months = Array.from({ length: 5 }, (_, index) => `2025-${String(7 + index).padStart(2, '0')}-01`)

/** The bars: one row each, from the day the money moves to the day it moves back or to the schedule's edge. */
export const drawBars = (instruments: readonly Instrument[]) =>
  instruments.map(({ from, to = span.to }, row) => ({
    x: place(from),
    width: Math.round((place(to) - place(from)) * 10) / 10,
    y: headHeight + row * rowHeight + above,
  }))
