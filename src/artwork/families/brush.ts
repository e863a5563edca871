import type { Inks } from '../plates.ts'
import type { Random } from '../random.ts'
import { element } from '../svg.ts'

/** What a line family draws with: lengths are pixels of the finished cover. */
export interface Brush {
  random: Random
  inks: Inks
  width: number
  height: number
  /** Width of the finest line. */
  hair: number
  /** Scales a number of lines drawn for 1200 pixels: a small cover gets fewer lines, not thinner ones. */
  count: (lines: number) => number
}

export type Family = (brush: Brush) => string

/** Gives the line width and the density that keep an engraving legible at a width in pixels. */
export function fineness(width: number): Pick<Brush, 'hair' | 'count'> {
  const scale = width / 1200
  return { hair: 1.2 * scale ** 0.6, count: lines => Math.max(2, Math.round(lines * scale ** 0.35)) }
}

/** Strokes path data. */
export function stroke(data: string, ink: string, width: number, opacity?: number): string {
  return element('path', { d: data, stroke: ink, 'stroke-width': width, 'stroke-opacity': opacity })
}

/** Fills a disc, with a rim if given. */
export function disc(
  x: number,
  y: number,
  radius: number,
  fill: string,
  rim?: { ink: string; width: number },
): string {
  const place = { cx: x, cy: y, r: radius, fill }
  return element('circle', rim ? { ...place, stroke: rim.ink, 'stroke-width': rim.width } : place)
}
