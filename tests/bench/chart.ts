import type { Run } from './history.ts'
import { shown } from './report.ts'

/** One figure over all runs that measured it, oldest first, with its last known unit and budget. */
export type Course = {
  name: string
  points: { at: string; value: number }[]
  unit: string
  budget: number | undefined
}

/** The history of each figure, in the order in which they were first measured. */
export function coursesOf(runs: readonly Run[]): Course[] {
  const courses = new Map<string, Course>()
  for (const { at, figures, units = {}, budgets = {} } of runs) {
    for (const [name, value] of Object.entries(figures)) {
      const course = courses.get(name) ?? { name, points: [], unit: '', budget: undefined }
      course.points.push({ at, value })
      course.unit = units[name] ?? course.unit
      course.budget = budgets[name] ?? course.budget
      courses.set(name, course)
    }
  }
  return [...courses.values()]
}

const cell = { width: 250, height: 96, columns: 4, edge: 16 }
const plot = { top: 40, height: 40, width: cell.width - 2 * cell.edge }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One figure: its name, its last value, and a line from run to run over a dashed one for the budget. */
function panel({ name, points, unit, budget }: Course, index: number): string {
  const left = (index % cell.columns) * cell.width + cell.edge
  const top = Math.floor(index / cell.columns) * cell.height
  const most = Math.max(...points.map(({ value }) => value), budget ?? 0, Number.MIN_VALUE)
  const x = (at: number) => (points.length > 1 ? (at / (points.length - 1)) * plot.width : plot.width)
  const y = (value: number) => plot.top + plot.height * (1 - value / most)
  const places = points.map(({ value }, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  const last = points.at(-1)?.value ?? 0
  const limit =
    budget === undefined ? '' : `<path class="budget" d="M0 ${y(budget).toFixed(1)}h${plot.width}"/>`
  const [endX, endY] = places.at(-1)?.split(',') ?? []
  return [
    `<g transform="translate(${left} ${top})">`,
    `<text y="14">${escaped(name)}</text>`,
    `<text y="30" class="last">${escaped(`${shown(last)} ${unit}`.trim())}</text>`,
    limit,
    `<polyline points="${places.join(' ')}"/>`,
    `<circle cx="${endX}" cy="${endY}" r="2.5"/>`,
    '</g>',
  ].join('')
}

/** A drawing (SVG) of all figures over the runs, one small chart each, from zero; in light and dark. */
export function chart(runs: readonly Run[]): string {
  const courses = coursesOf(runs)
  const width = cell.width * cell.columns
  const height = Math.ceil(courses.length / cell.columns) * cell.height
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" role="img">
<title>Figures of npm run bench, run by run; dashed: the budget</title>
<style>
svg { color-scheme: light dark; --ink: #1c1020; --soft: #6d6072; --accent: #c8004c; font: 12px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { --ink: #f4eef6; --soft: #a99cae; --accent: #ff5c93 } }
text { fill: var(--ink) } .last { fill: var(--soft) }
polyline { fill: none; stroke: var(--ink); stroke-width: 1.5 } circle { fill: var(--ink) }
.budget { stroke: var(--accent); stroke-dasharray: 3 3 }
</style>
${courses.map(panel).join('\n')}
</svg>
`
}

/** The number of runs in the table. */
const columns = 6

/** The last values of each figure as a Markdown table, the newest first, under the chart. */
export function historyPage(runs: readonly Run[]): string {
  const rows = coursesOf(runs).map(({ name, points, unit, budget }) => {
    const values = points.slice(-columns).reverse()
    const cells = Array.from({ length: columns }, (_, at) => (values[at] ? shown(values[at].value) : ''))
    const when = values[0]?.at.slice(0, 10) ?? ''
    return `| ${[name, unit, budget ?? '', when, ...cells].join(' | ')} |`
  })
  const before = Array.from({ length: columns - 1 }, (_, at) => `${at + 1} before`)
  return `# What \`npm run bench\` measured

Written by each run, from \`history.ndjson\`. A run may measure a part; the values of a figure are those of the last runs
that measured it. Runs on other machines are not comparable.

![Each figure, run by run](history.svg)

| ${['Figure', 'Unit', 'Budget', 'Last run', 'Last', ...before].join(' | ')} |
|${'---|'.repeat(columns + 4)}
${rows.join('\n')}
`
}
