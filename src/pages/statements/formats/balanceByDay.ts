import type { Amount, Day, Statement } from './types.ts'

/** The balance at the end of a day on which something was booked. */
export type DayBalance = { day: Day; balance: Amount }

/**
 * The balance at the end of each day, from the opening balance of the first statement. What is missing between two
 * statements shows on the first day of the later one; a movement without a date counts at the end of its statement.
 * Empty where a balance cannot be told: without an opening balance, or if a movement has no day at all.
 */
export function balanceByDay(statements: readonly Statement[]): DayBalance[] {
  const [first] = statements
  const start = first?.opening
  if (!start) return []
  const changes = new Map<Day, Amount>()
  const change = (day: Day, amount: Amount) => changes.set(day, (changes.get(day) ?? 0n) + amount)
  let running = start.amount
  let last = first.from ?? ''
  for (const { opening, from, to, closing, movements } of statements) {
    if (opening && opening.amount !== running) {
      change(from ?? opening.day ?? last, opening.amount - running)
      running = opening.amount
    }
    for (const { amount, booked, valued, isPending, currency } of movements) {
      if (isPending || currency !== undefined) continue
      const day = booked ?? valued ?? to ?? closing?.day
      if (!day) return []
      change(day, amount)
      running += amount
    }
    last = to ?? last
  }
  const days = new Set([...changes.keys(), first.from ?? '', last].filter(Boolean))
  let balance = start.amount
  return [...days].sort().map(day => {
    balance += changes.get(day) ?? 0n
    return { day, balance }
  })
}
