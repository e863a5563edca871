/** Where the rows of banks stand, and how far the lines of a bundle lie apart, in pixels. */
export const rowHeight = 58
export const lineGap = 2.6

const width = 240
/** Between two bundles where they leave together. */
const space = 7

const tenth = (value: number) => Math.round(value * 10) / 10

/**
 * The bundles from one point to the banks in rows at its end, each as one SVG path with one line for every file. They
 * leave side by side about the middle, in order, and arrive at the middle of their row. The `viewBox` is as high as
 * the rows are in pixels, and may be stretched in width.
 */
export function drawBundles(files: readonly number[]) {
  const height = files.length * rowHeight
  const depths = files.map(count => (count - 1) * lineGap)
  const all = depths.reduce((sum, depth) => sum + depth + space, -space)
  let start = (height - all) / 2
  const paths = files.map((count, index) => {
    const depth = depths[index] ?? 0
    const reach = tenth((index + 0.5) * rowHeight - depth / 2 - start)
    const curve = `c${width * 0.46} 0 ${width * 0.34} ${reach} ${width} ${reach}`
    const lines = Array.from({ length: count }, (_, line) => `M0 ${tenth(start + line * lineGap)}${curve}`)
    start += depth + space
    return lines.join('')
  })
  return { viewBox: `0 0 ${width} ${height}`, paths }
}
