import { cardSize } from './cardSize.ts'
import { cover } from './cover.ts'
import type { Cover } from './coverChoice.ts'
import { markPaths } from './mark.ts'
import { inksOf, type Plate } from './plates.ts'
import { element, sheet } from './svg.ts'

const { width, height } = cardSize
const engraving = { x: 620, width: 580 }

const darkGrounds: readonly Plate[] = ['ink', 'petrol', 'crimson']

interface Card {
  cover: Cover
  /** Path data of the outlined title and name. */
  title: readonly string[]
  name: readonly string[]
}

/** Draws the card of a page: mark and name above, the title below, its cover's engraving at the end of the line. */
export function card({ cover: choice, title, name }: Card): string {
  const { ground, signal } = inksOf(choice.plate, 'light')
  const ink = darkGrounds.includes(choice.plate) ? '#f7f1f6' : '#1c0f1d'
  const art = cover({ ...choice, scheme: 'light', width: engraving.width, height })
  return sheet(
    { width, height },
    element('path', { d: `M0 0H${width}V${height}H0Z`, fill: ground }),
    element('svg', { x: engraving.x, width: engraving.width, height }, art),
    element(
      'g',
      { transform: 'translate(64 58) scale(1.7)' },
      element('path', { d: markPaths.lower, fill: ink }),
      element('path', { d: markPaths.upper, fill: signal }),
    ),
    element('path', { d: [...name, ...title].join(''), fill: ink }),
  )
}
