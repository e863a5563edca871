import { batch } from '../../../../components/illustrations/cast.ts'

/** When the second signature is given, if the visitor gives it: after all that the other scenes show. */
export const secondSignedAt = '11:46'

/** How many transfers are listed one by one: all that the cast names, and on a phone. */
export const listed = { wide: batch.rows.length, narrow: 3 }

const cents = (amount: number) => Math.round(amount * 100)

/** The transfers of the batch after the first `count` ones: how many they are, and their sum in euros. */
export function othersAfter(count: number) {
  const first = batch.rows.slice(0, count)
  const sum = first.reduce((total, { amount }) => total + cents(amount), 0)
  return { count: batch.transfers - first.length, amount: (cents(batch.total) - sum) / 100 }
}
