import type { Forecast } from './forecast.ts'

/** Drawing units: a week is ten wide, a million ten high, and the top edge stands at 6.6 million. */
const unit = 10
const height = 6.6 * unit

/** The amounts, in millions, at which the chart has a line. */
export const levels = [6, 4, 2, 0] as const

const short = (value: number) => Math.round(value * 10) / 10
const up = (millions: number) => short(height - millions * unit)

/**
 * The net position at the end of each week, in millions: the one before, plus what comes in, less what goes out.
 * @example netPositions({ opening: 4, weeks: [{ week: 1, inflows: 3, outflows: 2.5 }], … }) // [4.5]
 */
export function netPositions({ opening, weeks }: Forecast): number[] {
  let position = opening
  return weeks.map(({ inflows, outflows }) => {
    position = Math.round((position + inflows - outflows) * 100) / 100
    return position
  })
}

/** One path for all bars of a series: each a stroke from the base line up. */
const bars = (values: number[], offset: number) =>
  values.map((value, index) => `M${short(index * unit + offset)} ${height}V${up(value)}`).join('')

const line = (values: number[], from: number) =>
  `M${values.map((value, index) => `${(from + index) * unit + unit / 2} ${up(value)}`).join(' ')}`

/**
 * The forecast as SVG paths (`d` attributes) in a `viewBox` that may be stretched both ways: `past` is the net
 * position so far, `expected` goes on from its last point. `low` is the first week under the threshold, with the
 * place of its point in per cent of the drawing; without such a week it is undefined.
 */
export function drawForecast(forecast: Forecast) {
  const { current, threshold, weeks } = forecast
  const width = weeks.length * unit
  const positions = netPositions(forecast)
  const now = weeks.findIndex(({ week }) => week === current)
  const index = positions.findIndex(position => position < threshold)
  const low = weeks[index] && {
    week: weeks[index].week,
    inline: `${short(((index + 0.5) / weeks.length) * 100)}%`,
    block: `${short((1 - ((positions[index] ?? 0) * unit) / height) * 100)}%`,
  }
  return {
    viewBox: `0 0 ${width} ${height}`,
    levels: levels.map(level => `M0 ${up(level)}h${width}`).join(''),
    inflows: bars(
      weeks.map(({ inflows }) => inflows),
      3.4,
    ),
    outflows: bars(
      weeks.map(({ outflows }) => outflows),
      6.6,
    ),
    future: `M${(now + 1) * unit} 0H${width}V${height}H${(now + 1) * unit}`,
    threshold: `M0 ${up(threshold)}h${width}`,
    past: line(positions.slice(0, now + 1), 0),
    expected: line(positions.slice(now), now),
    low,
  }
}
