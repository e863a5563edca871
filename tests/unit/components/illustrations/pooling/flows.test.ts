import { expect, test } from 'vitest'
import { pool } from '../../../../../src/components/illustrations/cast.ts'
import { drawFlows, eurosPerLine } from '../../../../../src/components/illustrations/pooling/flows.ts'

const lines = (path = '') => path.split('M').slice(1)
const start = (line = '') => Number(line.split(' ')[0])
/** Where a line ends at the top: its start and the last horizontal move of its curve. */
const end = (line = '') => start(line) + Number(/(-?\d+)-120$/.exec(line)?.[1])

test('a flow has one line for every 200,000 euros, and never fewer than two', () => {
  const { paths } = drawFlows([1_000_000, -600_000, 50_000])
  expect(eurosPerLine).toBe(200_000)
  expect(paths.map(path => lines(path).length)).toEqual([5, 3, 2])
})

test('flows start under their company and meet side by side, in order, about the middle', () => {
  const amounts = pool.companies.map(({ balance }) => balance)
  const flows = drawFlows(amounts).paths.map(lines)
  flows.forEach((flow, index) => {
    const middle = (start(flow[0]) + start(flow.at(-1))) / 2
    expect(Math.abs(middle - 480 * ((index + 0.5) / amounts.length))).toBeLessThanOrEqual(1)
  })
  const tops = flows.flat().map(end)
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(Math.abs(((tops[0] ?? 0) + (tops.at(-1) ?? 0)) / 2 - 240)).toBeLessThanOrEqual(4)
})
