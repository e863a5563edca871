import { accounts } from '../../../../components/illustrations/cast.ts'

export type TaskName = 'statements' | 'matching' | 'forecast' | 'sweep' | 'batch' | 'export'

/** The routine of a day, in order; `waiting` is done as far as the machine goes, and then needs a person. */
export const tasks: { at: string; name: TaskName; waiting?: true }[] = [
  { at: '06:10', name: 'statements' },
  { at: '06:12', name: 'matching' },
  { at: '06:15', name: 'forecast' },
  { at: '07:00', name: 'sweep' },
  { at: '09:30', name: 'batch', waiting: true },
  { at: '18:00', name: 'export' },
]

/** The time of the picture: the last intraday report has just come in. */
export const now = accounts
  .flatMap(({ at }) => at ?? [])
  .sort()
  .at(-1) as string

/** How many routines have run by then; the others are planned. */
export const ran = tasks.filter(({ at }) => at <= now).length

/** Statement lines of the morning, and how many of them each kind of rule matched. */
export const lines = { all: 2180, matched: { '1/1': 1774, 'N/1': 236, 'N/N': 84 } }
export const matched = Object.values(lines.matched).reduce((sum, count) => sum + count)
export const left = lines.all - matched
