import type { DayBalance } from '../formats/balanceByDay.ts'

/** The room that the line is drawn in; the picture is stretched to the width that there is. */
export const room = { width: 720, height: 150, edge: 4 }

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/**
 * The paths of a chart of balances: a step for each day, as wide as the time until the next one, the last a day wide, and
 * the height of zero if it lies in view.
 */
export function balanceSteps(days: readonly DayBalance[]) {
  const values = days.map(({ balance }) => Number(balance))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const starts = days.map(({ day }) => dayNumber(day))
  const [first = 0, end = 1] = [starts[0], (starts.at(-1) ?? 0) + 1]
  const x = (start: number) => ((start - first) / (end - first)) * room.width
  const y = (value: number) =>
    room.edge + (1 - (value - least) / Math.max(1, most - least)) * (room.height - 2 * room.edge)
  const steps = values.map(
    (value, index) => `${y(value).toFixed(1)}H${x(starts[index + 1] ?? end).toFixed(1)}`,
  )
  const line = `M0 ${steps.join('V')}`
  return {
    line,
    area: `${line}V${room.height}H0Z`,
    zero: least < 0 && most > 0 ? y(0).toFixed(1) : undefined,
  }
}
