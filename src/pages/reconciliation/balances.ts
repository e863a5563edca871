import { position } from '../../illustrations/cast.ts'
import { slip } from '../../illustrations/matching/slip.ts'

/** What the bank doesn't know yet, and what the books don't, on the day of the scenes; amounts in euros. */
export const bank = { opening: position, check: -3_480, deposit: 6_215.3 }
export const books = { opening: 4_810_009.2, deposit: slip.amount, fees: -118.25 }

/** An adjusted balance: what a side starts from and all it lacks, in euros. */
export const adjusted = (side: Record<string, number>) =>
  Object.values(side).reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100
