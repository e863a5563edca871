import { isDay } from './calendar.ts'

/** Whether 3/4/2026 is 3 April or March 4. */
export type DateOrder = 'dayFirst' | 'monthFirst'

const local = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:[T ]\d\d:\d\d.*)?$/

const dayOf = (year: string, month: string, day: string): string | undefined => {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

/**
 * A day as lists have it, as `YYYY-MM-DD`; undefined if it is none.
 * @example readDay('03/04/2026', 'dayFirst') // '2026-04-03'
 */
export function readDay(text: string, order: DateOrder): string | undefined {
  const written = text.trim()
  const [, year, month, day] = yearFirst.exec(written) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, second, last] = local.exec(written) ?? []
  if (!first || !second || !last) return undefined
  return order === 'dayFirst' ? dayOf(last, second, first) : dayOf(last, first, second)
}

/**
 * The order that the dates of a list show: one that has a number above twelve shows it for all. `either` if some can be
 * read both ways and none shows it; undefined if all begin with the year.
 */
export function dateOrderOf(texts: readonly string[]): DateOrder | 'either' | undefined {
  const written = texts.flatMap(text => {
    const [, first, second] = local.exec(text.trim()) ?? []
    return first && second ? [{ first: Number(first), second: Number(second) }] : []
  })
  if (written.length === 0) return undefined
  if (written.some(({ first }) => first > 12)) return 'dayFirst'
  if (written.some(({ second }) => second > 12)) return 'monthFirst'
  return written.every(({ first, second }) => first === second) ? undefined : 'either'
}
