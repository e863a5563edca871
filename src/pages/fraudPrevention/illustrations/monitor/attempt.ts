import { batch, people, today } from '../../../../components/illustrations/cast.ts'

/**
 * A second change of one supplier's bank details, two days after the one that two people approved: the batch of the
 * cast is paid to the old account, this urgent one would be paid to the new. Times are of the day of the cast.
 */
export const attempt = {
  payee: batch.change.payee,
  account: { now: 'FR76 •••• 7781', since: batch.change.day, asked: 'LT12 •••• 0316' },
  invoice: 'BP-0394',
  amount: 62_400,
  batch: 'SEPA 2293',
  day: today,
  asked: '14:00',
  cutOff: '16:00',
  first: { person: people.belanger, at: '14:06' },
  second: people.roy,
}

/**
 * The country of an account: the first two letters of its IBAN.
 * @example countryOf('FR76 •••• 7781') // 'FR'
 */
export const countryOf = (account: string) => account.slice(0, 2)

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Whole hours between two times (`HH:MM`) of one day. */
export const hoursBetween = (from: string, to: string) => Math.floor((minutes(to) - minutes(from)) / 60)
