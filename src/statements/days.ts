import type { Day } from './types.ts'

/** Year, month and day as a date; undefined if the calendar has no such day. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** A year of two digits, between 1980 and 2079 as in SWIFT's messages. */
export const fullYear = (two: string): number => Number(two) + (Number(two) < 80 ? 2000 : 1900)

/** `261130`, as in MT940. */
export const yearFirst = (text: string): Day | undefined =>
  /^\d{6}$/.test(text)
    ? dayOf(fullYear(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4)))
    : undefined

/** `301126`, as in CFONB120. */
export const dayFirst = (text: string): Day | undefined =>
  yearFirst(text.slice(4) + text.slice(2, 4) + text.slice(0, 2))

/** `2026-11-30`, with or without a time and a time zone, as in XML: the date as the bank writes it. */
export function xmlDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:[TZ+-].*)?$/.exec(text) ?? []
  return year ? dayOf(Number(year), Number(month), Number(day)) : undefined
}

/** Month and day (`1231`) in the year that brings them closest to another date. */
export function nearestDay(monthAndDay: string, near: Day): Day | undefined {
  const year = Number(near.slice(0, 4))
  const distance = (day: Day) => Math.abs(Date.parse(day) - Date.parse(near))
  return [year - 1, year, year + 1]
    .map(each => dayOf(each, Number(monthAndDay.slice(0, 2)), Number(monthAndDay.slice(2))))
    .filter(day => day !== undefined)
    .sort((one, other) => distance(one) - distance(other))[0]
}
