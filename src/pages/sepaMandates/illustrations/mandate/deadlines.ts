/** Weeks in which a debtor gets an authorised Core debit back without a reason. */
export const refundWeeks = 8

/** Months in which a debtor may contest a debit that was not authorised. */
export const contestMonths = 13

/** Months without a collection, from the last due date on, after which a mandate is void. */
export const idleMonths = 36

/** Characters that a unique mandate reference may have. */
export const longestReference = 35

/**
 * The day so many days and months after another one; days are ISO dates. The month it falls in must have such a day.
 * @example later('2022-08-05', { months: 36 }) // '2025-08-05'
 */
export function later(day: string, { months = 0, days = 0 }: { months?: number; days?: number }) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
