import { remittance } from '../cast.ts'

/** The sum of the deposited checks, in euros. */
export const remitted = remittance.checks.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
