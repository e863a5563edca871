/** One line of a flow stands for so many euros. */
export const eurosPerLine = 200_000

const width = 480
const height = 120
/** Between two lines of one flow, and between two flows where they meet, in drawing units. */
const gap = 4
const space = 8

/** The lines of a flow of an amount in euros; a flow too small for two lines has two, so as to be seen as one. */
const lineCount = (amount: number) => Math.max(2, Math.round(Math.abs(amount) / eurosPerLine))

/**
 * The flows between companies in a row and the account above them, each as one SVG path of parallel lines whose
 * number is in proportion to the amount in euros. The `viewBox` may be stretched: companies share its width equally.
 */
export function drawFlows(amounts: readonly number[]) {
  const counts = amounts.map(lineCount)
  const widths = counts.map(count => (count - 1) * gap)
  const all = widths.reduce((sum, part) => sum + part + space, -space)
  let top = (width - all) / 2
  const paths = counts.map((count, index) => {
    const part = widths[index] ?? 0
    const bottom = Math.round((width * (index + 0.5)) / amounts.length - part / 2)
    const reach = Math.round(top) - bottom
    top += part + space
    const curve = `c0-${height * 0.6} ${reach}-${height * 0.4} ${reach}-${height}`
    return Array.from({ length: count }, (_, line) => `M${bottom + line * gap} ${height}${curve}`).join('')
  })
  return { viewBox: `0 0 ${width} ${height}`, paths }
}
