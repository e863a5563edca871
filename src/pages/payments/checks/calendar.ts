/** A day as its parts: the number of days since 1 January 1970, the year, the month (1 to 12), the day. */
type Day = { number: number; year: number; month: number; day: number }

/** @param iso a date such as `2026-12-25`; what follows the day does not count. */
export function dayOf(iso: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? []
  if (!year || !month || !day) return undefined
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return { number: time / 86_400_000, year: Number(year), month: Number(month), day: Number(day) }
}

/** Easter Sunday of a year, in days since 1 January 1970 (Meeus, Jones, Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1) / 86_400_000
}

/**
 * Why TARGET, the euro area's settlement system, is closed on a day; undefined if it is open. It closes on weekends, 1
 * January, Good Friday, Easter Monday, 1 May, 25 and 26 December (European Central Bank).
 */
export function targetClosing({ number, year, month, day }: Day): 'weekend' | 'holiday' | undefined {
  const weekday = (((number + 4) % 7) + 7) % 7
  if (weekday === 0 || weekday === 6) return 'weekend'
  const fromEaster = number - easter(year)
  const isFixed =
    (month === 1 && day === 1) || (month === 5 && day === 1) || (month === 12 && (day === 25 || day === 26))
  return isFixed || fromEaster === -2 || fromEaster === 1 ? 'holiday' : undefined
}

/** The next day on which TARGET is open, from a day on, such as `2026-12-28`. */
export function nextOpenDay(iso: string): string {
  let day = dayOf(iso)
  while (day && targetClosing(day)) day = dayOf(new Date((day.number + 1) * 86_400_000).toISOString())
  return day ? new Date(day.number * 86_400_000).toISOString().slice(0, 10) : iso
}
