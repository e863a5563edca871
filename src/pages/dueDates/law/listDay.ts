import { foldText } from '../../../i18n/foldText.ts'
import { isDay } from './calendar.ts'

/** Whether 3/4/2026 is 3 April or March 4. */
export type DateOrder = 'dayFirst' | 'monthFirst'

// A time may follow the day, as databases and spreadsheets write it.
const time = String.raw`(?:[T ]+\d\d?:\d\d.*)?$`
const local = new RegExp(String.raw`^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})${time}`)
const yearFirst = new RegExp(String.raw`^(\d{4})[./-](\d{1,2})[./-](\d{1,2})${time}`)
// Folded: “1er juin 2026”, “1-Jun-26”, “1. Juni 2026”; “June 1st, 2026”.
const dayAndName = /^(\d{1,2})(?:er|st|nd|rd|th|\.)?[ \-./]*([a-z]{3,9})[ \-./,]*(\d{4}|\d{2})$/
const nameAndDay = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/

const dayOf = (year: string, month: string, day: string): string | undefined => {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : undefined
}

const months = Array.from({ length: 12 }, (_, month) =>
  ['fr', 'en', 'de'].map(language =>
    foldText(
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month, 15)),
    ),
  ),
)

/** The month of a name or of its beginning, if only one has it, as digits. */
function monthNamed(name: string): string | undefined {
  const [month, other] = [...months.keys()].filter(index => months[index]?.some(one => one.startsWith(name)))
  return month === undefined || other !== undefined ? undefined : String(month + 1)
}

function namedDay(text: string): string | undefined {
  const [, day, name, year] = dayAndName.exec(text) ?? []
  if (day && name && year) return dayOf(year, monthNamed(name) ?? '', day)
  const [, first, second, last] = nameAndDay.exec(text) ?? []
  return first && second && last ? dayOf(last, monthNamed(first) ?? '', second) : undefined
}

/**
 * A day as lists have it, as `YYYY-MM-DD`; undefined if it is none.
 * @example readDay('03/04/2026', 'dayFirst') // '2026-04-03'
 * @example readDay('1er juin 2026', 'dayFirst') // '2026-06-01'
 */
export function readDay(text: string, order: DateOrder): string | undefined {
  const written = text.trim()
  const [, year, month, day] = yearFirst.exec(written) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, second, last] = local.exec(written) ?? []
  if (!first || !second || !last) return namedDay(foldText(written))
  return order === 'dayFirst' ? dayOf(last, second, first) : dayOf(last, first, second)
}

/**
 * The order that the dates of a list show: one that has a number above twelve shows it for all. `either` if some can be
 * read both ways and none shows it; undefined if all begin with the year or name the month.
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
