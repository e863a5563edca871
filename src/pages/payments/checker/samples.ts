import { nextOpenDay } from '../checks/calendar.ts'
import type { Source } from './checkTask.ts'
import faults from './samples/arvenne-cinq-defauts.xml?raw'
import clean from './samples/arvenne-virements.xml?raw'
import debits from './samples/octave-prelevements.xml?raw'

const samples = {
  clean: { name: 'arvenne-virements.xml', text: clean },
  faults: { name: 'arvenne-cinq-defauts.xml', text: faults },
  debits: { name: 'octave-prelevements.xml', text: debits },
}

/** The days that the samples are written with: when they were made, and when they are due. */
const written = { made: '2026-11-27', due: '2026-12-03' }

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * A sample, made on a day and due some business days later, so that its date is never past.
 * @param today `YYYY-MM-DD`.
 */
export function sample(name: keyof typeof samples, today: string): Source {
  const { name: file, text } = samples[name]
  const dated = text.replaceAll(written.made, today).replaceAll(written.due, nextOpenDay(after(today, 6)))
  return { name: file, content: new Blob([dated]) }
}
