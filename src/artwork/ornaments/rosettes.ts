import { halfSectorPath, type Rosette } from '../rosette.ts'
import { element, sheet } from '../svg.ts'
import { inks, type Ornament, scale } from './ornament.ts'

/** Draws a sector once, with its mirror image, and turns it clockwise: `cut` of the `folds` sectors are there. */
export function turned(id: string, rosette: Rosette, cut = rosette.folds): string {
  const half = element('path', { id, d: halfSectorPath(rosette) })
  const mirror = element('use', { href: `#${id}`, transform: 'scale(1 -1)' })
  let figure = element('g', { id: `${id}s` }, half, mirror)
  for (let fold = 1; fold < cut; fold++) {
    figure += element('use', { href: `#${id}s`, transform: `rotate(${(360 / rosette.folds) * fold})` })
  }
  return figure
}

/** Moves the origin to a place given in CSS pixels. */
export function at(x: number, y: number, ...children: readonly string[]): string {
  return element('g', { transform: `translate(${x * scale} ${y * scale})` }, ...children)
}

const engraved = (ink: string, width: number, lines: string) =>
  element('g', { stroke: ink, 'stroke-width': width }, lines)

/** The large rosette of the closing plate, on crimson in both schemes. */
export const close: Ornament = () => {
  const radius = 388 * scale
  const flower: Rosette = {
    petals: 16,
    folds: 8,
    lines: 24,
    radius,
    base: 0.7,
    swing: 0.25,
    sway: 0.05,
    fade: 0.3,
  }
  const jewels: Rosette = {
    petals: 24,
    folds: 8,
    lines: 16,
    radius: radius * 0.5,
    base: 0.7,
    swing: 0.22,
    sway: 0.06,
  }
  const boss: Rosette = {
    petals: 16,
    folds: 8,
    lines: 9,
    radius: radius * 0.24,
    base: 0.6,
    swing: 0.3,
    sway: 0,
    fade: 0,
  }
  return sheet(
    { width: 780, height: 780, scale },
    at(
      390,
      390,
      engraved('#ff86a9', 4, turned('a', flower)),
      engraved('#ffdbe5', 4, turned('b', jewels)),
      engraved('#ffb3c8', 4, turned('c', boss)),
    ),
  )
}

/** The seal of the share certificate. */
export const seal: Ornament = scheme => {
  const radius = 118 * scale
  const wreath: Rosette = {
    petals: 18,
    folds: 6,
    lines: 16,
    radius,
    base: 0.68,
    swing: 0.22,
    sway: 0.08,
    fade: 0.5,
  }
  const heart: Rosette = {
    petals: 12,
    folds: 6,
    lines: 10,
    radius: radius * 0.47,
    base: 0.62,
    swing: 0.26,
    sway: 0.08,
    fade: 0.3,
  }
  const collar: Rosette = {
    petals: 24,
    folds: 6,
    lines: 5,
    radius: radius * 0.17,
    base: 0.8,
    swing: 0.16,
    sway: 0,
    fade: 0,
  }
  return sheet(
    { width: 240, height: 240, scale },
    at(
      120,
      120,
      engraved(inks[scheme].petrol, 2.4, turned('a', wreath)),
      engraved(inks[scheme].crimson, 2.4, turned('b', heart)),
      engraved(inks[scheme].crimson, 2.4, turned('c', collar)),
    ),
  )
}
