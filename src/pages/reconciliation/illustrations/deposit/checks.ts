import { remittance } from '../../../../components/illustrations/cast.ts'

/** The check that is shown, and what is printed at its foot beside its number: the drawer's bank and account. */
export const shown = { ...remittance.checks[0], bank: '099990001203', account: '000071203344' }

/**
 * The line at the foot of a French check, read by machines: 7 digits of the check, 12 of the bank, 12 of the account.
 * @example cmc7({ number: '0000412', bank: '099990001203', account: '000071203344' }) // '0000412  099990001203  000071203344'
 */
export const cmc7 = ({ number, bank, account }: { number: string; bank: string; account: string }) =>
  [number, bank, account].join('\u00a0\u00a0')

/** What the slip comes to, in euros. */
export const total = remittance.checks.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
