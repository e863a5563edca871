import { type Band, bandPath, crossingEdges } from '../band.ts'
import { element, sheet } from '../svg.ts'
import { inks, type Ornament, scale } from './ornament.ts'

interface Plain {
  width: number
  height: number
  /** Number of lines, and of cubic pieces in each. */
  lines: number
  segments: number
  edges: Pick<Band, 'top' | 'bottom'>
  /** Share of the height where the band lies, and how far it swings. */
  middle?: number
  swing?: number
}

/** Draws a band from edge to edge, a little beyond both. */
function band({ width, height, lines, segments, edges, middle = 0.5, swing = 0.8 }: Plain): string {
  const bleed = 20 * scale
  const box = {
    left: -bleed,
    right: width * scale + bleed,
    middle: height * middle * scale,
    height: height * swing * scale,
  }
  return bandPath({ ...box, ...edges }, { lines, segments, digits: 0 })
}

function plate(shape: Omit<Plain, 'width' | 'height'>, ink: 'crimson' | 'petrol', opacity: number): Ornament {
  const size = { width: 800, height: 560 }
  return scheme =>
    sheet(
      { ...size, scale, attributes: { preserveAspectRatio: 'xMidYMid slice' } },
      element('path', {
        d: band({ ...size, ...shape }),
        stroke: inks[scheme][ink],
        'stroke-opacity': scheme === 'dark' ? opacity + 0.08 : opacity,
        'stroke-width': 3.6,
      }),
    )
}

const scene = { lines: 46, segments: 16 }

export const blush1 = plate({ ...scene, edges: crossingEdges(2, 4.6, 0.4) }, 'crimson', 0.34)
export const blush2 = plate({ ...scene, edges: crossingEdges(2.3, 5, 3.1) }, 'crimson', 0.34)
export const mist1 = plate({ ...scene, edges: crossingEdges(1.9, 4.4, 1.9) }, 'petrol', 0.36)
export const mist2 = plate({ ...scene, edges: crossingEdges(2.4, 5.4, 5) }, 'petrol', 0.36)

/** The wide plate of a product page, on blush. */
export const pay: Ornament = scheme =>
  sheet(
    { width: 1280, height: 640, scale, attributes: { preserveAspectRatio: 'xMidYMid slice' } },
    element('path', {
      d: band({
        width: 1280,
        height: 640,
        lines: 62,
        segments: 20,
        edges: crossingEdges(2.35, 5.2, 2.55),
        middle: 0.51,
        swing: 0.78,
      }),
      stroke: inks[scheme].crimson,
      'stroke-opacity': 0.42,
      'stroke-width': 3.6,
    }),
  )

/** A strip that runs across the page behind the contact form, and stretches with it. */
export const contact: Ornament = scheme =>
  sheet(
    { width: 1440, height: 420, scale, attributes: { preserveAspectRatio: 'none' } },
    element('path', {
      d: band({
        width: 1440,
        height: 420,
        lines: 52,
        segments: 18,
        edges: crossingEdges(2.2, 5, 0.35),
        swing: 0.6,
      }),
      stroke: inks[scheme].crimson,
      'stroke-opacity': 0.58,
      'stroke-width': 3.6,
    }),
  )

const night = [
  [0, '#2f8f90'],
  [0.4, '#8d2a63'],
  [0.7, '#ff2e6d'],
  [1, '#ff9dba'],
] as const

/** The night plate under the windows of the home page; night is night in both schemes. */
export const hero: Ornament = () => {
  const stops = night.map(([offset, ink]) => element('stop', { offset, 'stop-color': ink }))
  const gradient = { id: 'g', x2: 1280 * scale, gradientUnits: 'userSpaceOnUse' }
  return sheet(
    { width: 1280, height: 640, scale, attributes: { preserveAspectRatio: 'xMidYMid slice' } },
    element('linearGradient', gradient, ...stops),
    element('path', {
      d: band({
        width: 1280,
        height: 640,
        lines: 76,
        segments: 22,
        edges: crossingEdges(3.2, 5.2, 2.2),
        middle: 0.505,
        swing: 0.67,
      }),
      stroke: 'url(#g)',
      'stroke-opacity': 0.85,
      'stroke-width': 3.6,
    }),
  )
}
