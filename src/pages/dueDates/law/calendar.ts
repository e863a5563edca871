/** Days are ISO dates (`YYYY-MM-DD`), read as UTC, so that no time zone moves them. */

const oneDay = 86_400_000

const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar between 1900 and 2199. */
export const isDay = (text: string): boolean =>
  /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time(text)) && isoDay(time(text)) === text

/** @example addDays('2024-02-28', 2) // '2024-03-01' */
export const addDays = (day: string, days: number): string => isoDay(time(day) + days * oneDay)

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (time(to) - time(from)) / oneDay

export const earliest = (...days: string[]): string => days.reduce((a, b) => (a < b ? a : b))

export const latest = (...days: string[]): string => days.reduce((a, b) => (a > b ? a : b))

/** @example endOfMonth('2024-02-10') // '2024-02-29' */
export function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return isoDay(Date.UTC(year, month, 0))
}

/** The last day of a ten-day period: the 10th, the 20th or the end of the month. */
export function endOfTenDays(day: string): string {
  const date = Number(day.slice(8))
  return date > 20 ? endOfMonth(day) : `${day.slice(0, 8)}${date > 10 ? 20 : 10}`
}

/** The day itself, or the Monday after it on a weekend. Public holidays are not known here. */
export function afterWeekend(day: string): string {
  const weekday = new Date(time(day)).getUTCDay()
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** @example startOfHalfYear('2025-08-03') // '2025-07-01' */
export const startOfHalfYear = (day: string): string =>
  `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? '01' : '07'}-01`

/** @example endOfHalfYear('2025-08-03') // '2025-12-31' */
export const endOfHalfYear = (day: string): string =>
  `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? '06-30' : '12-31'}`
