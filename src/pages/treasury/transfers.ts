/** An account as the next value date will find it, and what it should hold then; in euros. */
export type Account = { name: 'operating' | 'payroll' | 'subsidiary'; projected: number; target: number }

/** The three accounts of the worked example. */
export const accounts: Account[] = [
  { name: 'operating', projected: 820_000, target: 200_000 },
  { name: 'payroll', projected: -310_000, target: 50_000 },
  { name: 'subsidiary', projected: -45_000, target: 25_000 },
]

/**
 * Balances accounts: what each one gives (less than zero) or receives, and what it holds afterwards. Every account
 * under its target is brought up to it, from those above theirs, in their order and no further than their target.
 * @example balance([{ projected: 30, target: 10, … }, { projected: -5, target: 0, … }]) // transfers −5 and 5
 */
export function balance<Held extends Pick<Account, 'projected' | 'target'>>(accounts: readonly Held[]) {
  const spare = accounts.map(({ projected, target }) => Math.max(0, projected - target))
  const all = spare.reduce((sum, part) => sum + part, 0)
  const needed = accounts.reduce((sum, { projected, target }) => sum + Math.max(0, target - projected), 0)
  let left = Math.min(all, needed)
  let received = left
  return accounts.map((account, index) => {
    const given = Math.min(left, spare[index] ?? 0)
    const taken = Math.min(received, Math.max(0, account.target - account.projected))
    left -= given
    received -= taken
    const transfer = taken - given
    return { ...account, transfer, after: account.projected + transfer }
  })
}

/** What overdrafts cost over some days, exact days over 360; `rate` in per cent. */
export const overdraftInterest = (
  accounts: readonly Pick<Account, 'projected'>[],
  rate: number,
  days: number,
) => (accounts.reduce((sum, { projected }) => sum + Math.max(0, -projected), 0) * rate * days) / 36_000
