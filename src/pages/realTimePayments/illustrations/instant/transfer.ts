import { people } from '../../../../components/illustrations/cast.ts'

/** A single transfer in euros, signed after hours on the day of all scenes. */
export const transfer = {
  payee: 'Maison Brune',
  invoice: 'MB-7760',
  amount: 8_460,
  signer: people.vasseur,
  at: '20:14',
}

/** Seconds after which an instant transfer that is not credited is rejected. */
export const limit = 10

/** What happens to the transfer, and how many seconds after the payer's bank has received it. */
export const stages = [
  { name: 'received', second: 0 },
  { name: 'checked', second: 1.5 },
  { name: 'accepted', second: 2.8 },
  { name: 'credited', second: 4.2 },
] as const
