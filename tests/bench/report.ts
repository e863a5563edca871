/** One measured figure; `budget` is the most it may be, or with `atLeast` the least. */
export type Figure = { name: string; value: number; unit: string; budget?: number; atLeast?: boolean }

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** A value as it is read: whole, or with one or two places. */
export const shown = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)

/** Rows as lines, with their cells one below the other. */
export function columns(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Whether a figure keeps its budget, if it has one. */
export const isWithin = ({ value, budget, atLeast }: Figure): boolean =>
  budget === undefined || (atLeast ? value >= budget : value <= budget)

/** All figures as a table: value, budget, and the value of the last recorded run. */
export function table(figures: readonly Figure[], last: Readonly<Record<string, number>>): string {
  const rows = figures.map(figure => {
    const { name, value, unit, budget, atLeast } = figure
    return [
      isWithin(figure) ? ' ' : '!',
      name,
      `${shown(value)} ${unit}`,
      budget === undefined ? '' : `${atLeast ? '≥' : '≤'} ${budget}`,
      name in last ? shown(last[name] ?? 0) : '',
    ]
  })
  const all = [[' ', 'figure', 'now', 'budget', 'last run'], ...rows]
  return columns(all)
}
