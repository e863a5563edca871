import { circlePath, curvePath } from '../path.ts'
import { type Rosette, rosetteLine } from '../rosette.ts'
import { element, sheet } from '../svg.ts'
import { inks, type Ornament, scale } from './ornament.ts'
import { at, turned } from './rosettes.ts'

const reach = 376 * scale
const folds = 8
const flower: Rosette = {
  petals: 16,
  folds,
  lines: 18,
  radius: reach,
  base: 0.7,
  swing: 0.25,
  sway: 0.05,
  fade: 0.3,
}
const jewels: Rosette = {
  petals: 24,
  folds,
  lines: 12,
  radius: reach * 0.5,
  base: 0.7,
  swing: 0.22,
  sway: 0.06,
}
const sectors = { flower: 5, jewels: 4 }
const begun = 6

/** The circles and rays an engraver lays out before cutting. */
function layout(): string {
  let data = ''
  for (const share of [0.2, 0.35, 0.5, 0.7, 1]) data += circlePath(0, 0, reach * share, 0)
  for (let ray = 0; ray < folds; ray++) {
    const angle = (2 * Math.PI * (ray + 0.5)) / folds
    data += `M0 0L${Math.round(reach * Math.cos(angle))} ${Math.round(reach * Math.sin(angle))}`
  }
  return data
}

/** The first lines of the next sector; the burin has stopped in the middle of the last one. */
function nextSector(): { cut: string; burin: readonly [number, number] } {
  const half = Math.PI / folds
  let cut = ''
  for (let line = 0; line < begun; line++) {
    const to = line === begun - 1 ? half * 0.3 : half
    cut += curvePath(rosetteLine(flower, line), { from: -half, to, segments: 12, digits: 0 })
  }
  return { cut, burin: rosetteLine(flower, begun - 1)(half * 0.3) }
}

/** A rosette with sectors still to cut, for pages that are missing or yet to come. */
export const unfinished: Ornament = scheme => {
  const { ink, crimson, hairline } = inks[scheme]
  const { cut, burin } = nextSector()
  const turn = (sector: number, ...children: string[]) =>
    element('g', { transform: `rotate(${(360 / folds) * sector})` }, ...children)
  return sheet(
    { width: 780, height: 780, scale },
    at(
      390,
      390,
      element('path', { d: layout(), stroke: hairline, 'stroke-width': 4, 'stroke-dasharray': '4 16' }),
      element(
        'g',
        { transform: 'rotate(-67.5)', 'stroke-width': 3.4 },
        element(
          'g',
          { stroke: ink },
          turned('a', flower, sectors.flower),
          turn(sectors.flower, element('path', { d: cut })),
        ),
        element('g', { stroke: crimson }, turned('b', jewels, sectors.jewels)),
        turn(sectors.flower, element('circle', { cx: burin[0], cy: burin[1], r: 22, fill: crimson })),
      ),
    ),
  )
}
