/** Days are ISO dates (`YYYY-MM-DD`), read as UTC, so that no time zone moves them. */

const oneDay = 86_400_000

const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar between 2000 and 2099. */
export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(time(text)) && isoDay(time(text)) === text

/** @example addDays('2024-02-28', 2) // '2024-03-01' */
export const addDays = (day: string, days: number): string => isoDay(time(day) + days * oneDay)

/** The number of days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => (time(to) - time(from)) / oneDay

/** @example endOfMonth('2024-02-10') // '2024-02-29' */
export function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return isoDay(Date.UTC(year, month, 0))
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
