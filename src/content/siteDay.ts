/** The time zone of the site's dates: that of the vendor and most readers. */
export const siteTimeZone = 'Europe/Paris'

// The Swedish date format is ISO 8601.
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: siteTimeZone })

/**
 * The calendar day at an instant in the time zone of the site, whatever that of the machine.
 * @example siteDay(new Date('2025-12-31T23:00:00Z')) // '2026-01-01'
 */
export const siteDay = (instant: Date): string => format.format(instant)
