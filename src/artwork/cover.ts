import type { Cover, FamilyName } from './coverChoice.ts'
import { type Family, fineness } from './families/brush.ts'
import { bars, flow, ledger, wave } from './families/lines.ts'
import { pool, rosette, sphere } from './families/rounds.ts'
import { inksOf, type Scheme } from './plates.ts'
import { randomFrom } from './random.ts'
import { element, sheet } from './svg.ts'

interface CoverSheet extends Cover {
  scheme: Scheme
  /** Size in pixels; the engraving is drawn for it, so draw anew instead of scaling far. */
  width: number
  height: number
}

const drawings: Record<FamilyName, Family> = { rosette, wave, flow, pool, sphere, ledger, bars }

/**
 * Draws the cover of an article as an SVG document: the same id, family and plate give the same figure at every size.
 *
 * @example cover({ id: 'ebics', family: 'flow', plate: 'petrol', scheme: 'light', width: 960, height: 600 })
 */
export function cover({ id, family, plate, scheme, width, height }: CoverSheet): string {
  const inks = inksOf(plate, scheme)
  const lines = drawings[family]({ random: randomFrom(id), inks, width, height, ...fineness(width) })
  return sheet(
    { width, height },
    element('path', { d: `M0 0H${width}V${height}H0Z`, fill: inks.ground }),
    element('g', { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, lines),
  )
}
