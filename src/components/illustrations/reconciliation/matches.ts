/** Heights in pixels of the columns' heads and rows. */
export const headHeight = 40
export const rowHeight = 52

const width = 44
const middle = (row: number) => headHeight + (row + 0.5) * rowHeight

/**
 * The strokes between two columns of rows, as SVG paths: `links` from each entry's statement line (`lines`, one index
 * an entry, in the entries' order) to its entry; `open` the stubs of statement lines that have none, `end` their tips.
 * @example drawMatches([0, 1, 1], 3).open // 'M0 170h10'
 */
export function drawMatches(lines: readonly number[], count: number) {
  const links = lines.map((line, entry) => {
    const [from, to] = [middle(line), middle(entry)]
    return line === entry ? `M0 ${from}h${width}` : `M0 ${from}C26 ${from} 18 ${to} ${width} ${to}`
  })
  const open = Array.from({ length: count }, (_, line) => line).filter(line => !lines.includes(line))
  return {
    viewBox: `0 0 ${width} ${middle(count - 0.5)}`,
    links: links.join(''),
    open: open.map(line => `M0 ${middle(line)}h10`).join(''),
    end: open.map(line => `M14 ${middle(line)}h0`).join(''),
  }
}
