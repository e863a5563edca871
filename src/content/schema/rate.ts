import { defineCollection, s } from 'velite'
import { day, text } from './fields.ts'
import { record } from './records.ts'

const step = s.strictObject({ from: day(), percent: s.number().min(0).max(90) })

const steps = s
  .array(step)
  .min(1)
  .superRefine((all, context) => {
    for (const [index, { from }] of all.entries()) {
      const [year, half] = [from.slice(0, 4), from.slice(5)]
      const expected = half === '01-01' ? `${year}-07-01` : `${Number(year) + 1}-01-01`
      const next = all[index + 1]?.from
      const fault = !/^0[17]-01$/.test(half)
        ? `${from} begins no half-year; write 1 January or 1 July`
        : next !== undefined && next !== expected && `after ${from} comes ${next}; write ${expected}`
      if (fault) context.addIssue({ code: 'custom', path: [index, 'from'], message: fault })
    }
  })

const fields = s.strictObject({
  id: s.enum(['ecb', 'boe', 'legal']),
  source: text().and(s.string().url()),
  /** The day the list was last completed. */
  updated: day(),
  steps,
})

/** Reference rates by half-year, from which late interest is calculated. */
export const rates = defineCollection({
  name: 'Rate',
  pattern: 'rates.yml',
  schema: record(fields, rate => rate),
})
