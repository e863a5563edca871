import type { Day } from './types.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** Year, month and day as a date; undefined if the calendar has no such day. */
export function dayOf(year: number, month: number, day: number): Day | undefined {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return day >= 1 && day <= length ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : undefined
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

/** Month and day (`1231`) in the year that brings them within half a year of another date. */
export function nearestDay(monthAndDay: string, near: Day): Day | undefined {
  const month = Number(monthAndDay.slice(0, 2))
  const distance = month - Number(near.slice(5, 7))
  const year = Number(near.slice(0, 4)) - (distance > 6 ? 1 : 0) + (distance < -6 ? 1 : 0)
  return dayOf(year, month, Number(monthAndDay.slice(2)))
}
