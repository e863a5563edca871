import { accounts } from '../../../../components/illustrations/cast.ts'
import { loan } from './instruments.ts'

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** What a loan costs from one day to another, in its own currency: exact days over 360; `rate` in per cent. */
export const interest = ({ capital, rate, from, due }: typeof loan) =>
  Math.round(capital * rate * days(from, due)) / 36_000

export type Flow = {
  /** The value date. */
  day: string
  purpose: 'customers' | 'suppliers' | 'payroll' | 'loan'
  amount: number
}

const held = accounts.find(({ currency }) => currency === 'CHF')

/** The account that will run low, in its own currency: its balance today, the least it should hold, what is to come. */
export const account = {
  bank: held?.bank ?? '',
  currency: held?.currency ?? '',
  opening: held?.balance ?? 0,
  threshold: 250_000,
  flows: [
    { day: '2025-09-01', purpose: 'customers', amount: 186_000 },
    { day: '2025-09-04', purpose: 'suppliers', amount: -164_900 },
    { day: '2025-09-10', purpose: 'payroll', amount: -98_500 },
    { day: loan.due, purpose: 'loan', amount: -(loan.repaid + interest(loan)) },
    { day: '2025-09-18', purpose: 'customers', amount: 310_000 },
  ] satisfies Flow[] as Flow[],
}

type Account = Pick<typeof account, 'opening' | 'threshold' | 'flows'>

/**
 * The balance after each flow, in the flows' order.
 * @example project({ opening: 10, flows: [{ amount: -4, … }], … }) // [{ amount: -4, balance: 6, … }]
 */
export function project({ opening, flows }: Pick<Account, 'opening' | 'flows'>) {
  let balance = opening
  return flows.map(flow => {
    balance += flow.amount
    return { ...flow, balance }
  })
}

/** The first day on which the balance is under the threshold, with that balance and what it lacks. */
export function findAlert(account: Account) {
  const { threshold } = account
  const low = project(account).find(({ balance }) => balance < threshold)
  return low && { day: low.day, balance: low.balance, gap: threshold - low.balance }
}
