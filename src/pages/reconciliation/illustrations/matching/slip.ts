import { entries, remittance, statement } from '../../../../components/illustrations/cast.ts'
import {
  drawMatches,
  headHeight,
  rowHeight,
} from '../../../../components/illustrations/reconciliation/matches.ts'

const { lines } = statement

/** The line of the statement that no entry answers: its place in the list. */
const open = lines.findIndex((_, line) => entries.every(entry => entry.line !== line))

/** The rows of each column: the statement ends on its closing balance, the ledger on the slip of checks. */
export const rows = entries.length + 1
export const height = headHeight + rows * rowHeight

/** The slip that answers the open line, and its amount in euros: the sum of its checks. */
export const slip = {
  line: open,
  number: remittance.number,
  checks: remittance.checks.length,
  amount: remittance.checks.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
}

/** How many lines are matched before the visitor decides; afterwards it is one more. */
export const matched = new Set(entries.map(({ line }) => line)).size

const drawn = drawMatches(
  entries.map(({ line }) => line),
  lines.length,
)
/** Between the columns: the matches there are, the stub of the open line with its end, and the match to be made. */
export const strokes = {
  ...drawn,
  viewBox: `0 0 44 ${height}`,
  slip: drawMatches([...entries.map(({ line }) => line), open], rows).links.slice(drawn.links.length),
}
