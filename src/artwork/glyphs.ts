import { brand } from '../components/styles/tokens.ts'
import { circlePath, tight } from './path.ts'
import { rosettePath } from './rosette.ts'
import { element } from './svg.ts'

/** The page may set `--signal`; elsewhere it is the brand's color. */
const signalInk = `var(--signal,${brand})`

/** Repeats a piece of path data, once for each index below `count`. */
function repeat(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join('')
}

/** The one stroke of a glyph in the signal ink, which the page may set as `--signal`. */
function signalStroke(d: string): string {
  return element('path', { d, stroke: signalInk, 'stroke-width': 2.2 })
}

/** The signal as a mark instead of a stroke. */
function signalDot(cx: number, cy: number, r: number): string {
  return element('circle', { cx, cy, r, fill: signalInk, stroke: 'none' })
}

const lines = (d: string) => element('path', { d })

/** Files that gather into one channel; the last one waits for its signature. */
const payments = () =>
  lines(
    repeat(
      6,
      line =>
        `M3.5 ${12.5 + line * 8}H${24 + line * 3.5}C${46 + line} ${12.5 + line * 8} 42 36 68.5 ${30.5 + line * 2}`,
    ),
  ) + signalStroke('M3.5 60.5H42C58 60.5 50 43 68.5 43')

/** Lines of a statement, and the balance. */
const statements = () =>
  lines(
    repeat(9, line =>
      line === 6 ? '' : `M8.5 ${8.5 + line * 7}H${[63.5, 50, 57, 40, 60, 45, 0, 54, 36][line]}`,
    ),
  ) + signalStroke('M8.5 50.5H63.5')

/** Two swells around the point of balance. */
const treasury = () =>
  lines(
    repeat(8, line => {
      const rise = tight([4.5 * (line + 0.5)])
      const fall = tight([-4.5 * (line + 0.5)])
      return `M2 36c14 ${fall} 20 ${fall} 34 0s20 ${rise} 34 0M2 36c14 ${rise} 20 ${rise} 34 0s20 ${fall} 34 0`
    }),
  ) + signalDot(36, 36, 4)

/** A tank, and the level it must not fall below. */
const liquidity = () =>
  lines(repeat(9, ring => circlePath(36, 67.5 - (ring + 1) * 3.5, (ring + 1) * 3.5))) +
  signalStroke('M2.5 46.5H69.5')

/** Entries in ordered cells, the last one about to be posted. */
const accounting = () => {
  const cell = (row: number, column: number) => `M${5.5 + column * 10.5} ${5.5 + row * 10.5}h7v7h-7z`
  const cells = repeat(6, row => repeat(row + 1, column => (column === 5 ? '' : cell(row, column))))
  return lines(cells) + element('path', { d: cell(5, 5), fill: signalInk, stroke: signalInk })
}

/** Two columns that wait for each other, and one pair that met. */
const reconciliation = () =>
  lines(
    repeat(7, line => {
      if (line === 3) return ''
      const y = 9.5 + line * 9
      return `M3.5 ${y}H${21 + ((line * 7) % 11)}M${51 - ((line * 5) % 9)} ${y}H68.5`
    }),
  ) + signalStroke('M3.5 36.5H68.5')

/** A seal, with the signatory at its heart. */
const powers = () => {
  const seal = { petals: 8, folds: 4, lines: 6, radius: 34, base: 0.66, swing: 0.26, sway: 0.06 }
  return element('g', { transform: 'translate(36 36)' }, lines(rosettePath(seal))) + signalDot(36, 36, 4)
}

/** A pile of mandates, signed. */
const mandates = () =>
  lines(`${repeat(7, sheet => `M${10.5 + sheet * 3} ${50.5 + sheet * 2.5}v-44h36`)}M28.5 21.5h36v44h-36z`) +
  signalStroke('M35 57c5-10 8-14 9.5-11s-3 9 1 8 5-8 8-6 2 5 7 3')

/** A cheque passing through a phone. */
const mobile = () =>
  lines(
    `${repeat(7, line => `M3.5 ${18.5 + line * 6}H19.5M52.5 ${18.5 + line * 6}H${line % 2 ? 62 : 68.5}`)}M27.5 4.5h17a4 4 0 0 1 4 4v55a4 4 0 0 1-4 4h-17a4 4 0 0 1-4-4v-55a4 4 0 0 1 4-4zM27.5 10.5h17v48h-17zM33 63.5h6`,
  ) + signalStroke('M3.5 36.5H68.5')

const glyphs = {
  payments,
  statements,
  treasury,
  liquidity,
  accounting,
  reconciliation,
  powers,
  mandates,
  mobile,
}

export type GlyphName = keyof typeof glyphs

export const glyphNames = Object.keys(glyphs) as GlyphName[]

/** Draws the sprite of module glyphs: one symbol a module, on a 72 pixel field, to be shown with an external `<use>`. */
export function glyphSprite(): string {
  const symbols = glyphNames.map(id =>
    element('symbol', { id, viewBox: '0 0 72 72', fill: 'none', stroke: 'currentColor' }, glyphs[id]()),
  )
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...symbols)
}
