const cents = (amount: number) => Math.round(amount * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0) / 100

const prices = [
  { name: 'sepa', quantity: 1_860, agreed: 0.18, charged: 0.18 },
  { name: 'international', quantity: 36, agreed: 12, charged: 16.5 },
  { name: 'debits', quantity: 2_310, agreed: 0.09, charged: 0.09 },
  { name: 'ebics', quantity: 1, agreed: 42.5, charged: 42.5 },
] as const

/** A month's services of one bank: how many, at which price agreed and charged, in euros; `due` and `taken` are the amounts. */
export const services = prices.map(service => ({
  ...service,
  due: cents(service.quantity * service.agreed) / 100,
  taken: cents(service.quantity * service.charged) / 100,
}))

const due = sum(services.map(service => service.due))
const taken = sum(services.map(service => service.taken))

/** The bank's invoice of the month: what it should be by the contract, what it is, and the difference. */
export const invoice = {
  bank: 'Crédit Atlantique',
  month: '2025-07-01',
  due,
  taken,
  difference: sum([taken, -due]),
}

/** The service that is charged at another price than the agreed one. */
export const overcharged = services.find(({ agreed, charged }) => agreed !== charged)
