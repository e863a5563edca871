import { curvePath } from '../path.ts'
import type { Rosette } from '../rosette.ts'
import { element, sheet } from '../svg.ts'
import { inks, type Ornament, scale } from './ornament.ts'
import { at, turned } from './rosettes.ts'

const width = 880
const height = 560
/** From the edge of the paper to the middle of the frame, in CSS pixels. */
const inset = 38
const corner = 34
/** Lengths of a wave and of the bead that swells over several waves, in CSS pixels. */
const wave = 18
const bead = 72

/** A net of waves in beads, from the origin to the right. */
function braid(length: number): string {
  const lines = 6
  const beads = Math.round(length / bead)
  const waves = beads * Math.round(bead / wave)
  let data = ''
  for (let line = 0; line < lines; line++) {
    const phase = (2 * Math.PI * line) / lines
    const curve = (t: number) => {
      const swell = 5.4 - 3.2 * Math.cos(2 * Math.PI * beads * t)
      return [length * scale * t, swell * scale * Math.sin(2 * Math.PI * waves * t + phase)] as const
    }
    data += curvePath(curve, { segments: waves * 4, digits: 0 })
  }
  return data
}

function frame(offset: number): string {
  const [near, far] = [(inset - offset) * scale, (inset + offset) * scale]
  const box = (margin: number) =>
    `M${margin} ${margin}H${width * scale - margin}V${height * scale - margin}H${margin}Z`
  return box(near) + box(far)
}

/** The border of a share certificate: two braids, their images, and a rosette in each corner. */
export const certificate: Ornament = scheme => {
  const { petrol } = inks[scheme]
  const [across, down] = [width - 2 * (inset + corner), height - 2 * (inset + corner)]
  const start = inset + corner
  const stud: Rosette = {
    petals: 8,
    folds: 4,
    lines: 7,
    radius: 30 * scale,
    base: 0.62,
    swing: 0.3,
    sway: 0.08,
    fade: 0.3,
  }
  const places = [
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
  ] as const
  return sheet(
    { width, height, scale },
    element('path', { d: frame(13) + frame(17), stroke: petrol, 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    element(
      'g',
      { stroke: petrol, 'stroke-width': 2.6 },
      at(start, inset, element('path', { id: 'h', d: braid(across) })),
      at(start, height - inset, element('use', { href: '#h' })),
      at(inset, start, element('path', { id: 'v', d: braid(down), transform: 'rotate(90)' })),
      at(width - inset, start, element('use', { href: '#v' })),
      at(inset, inset, element('g', { id: 'c' }, turned('r', stud))),
      ...places.map(([x, y]) => at(x, y, element('use', { href: '#c' }))),
    ),
  )
}
