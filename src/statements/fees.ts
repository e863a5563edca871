/**
 * Types of movement that banks use for their own fees. MT940: charges and commission (SWIFT, field 61, subfield 6), and
 * `808`, fees, among the German business transaction codes.
 */
export const isMt940Fee = (code: string): boolean => /^[NSF](CHG|COM)\b|(^| )808$/.test(code)

/** CFONB's interbank code for commissions and fees. */
export const isCfonbFee = (code: string): boolean => code === '62'

/** ISO 20022's sub-families for charges, fees and commissions, or a bank's own code that says so. */
export const isCamtFee = (code: string): boolean =>
  /(^| )(CHRG|FEES|COMM|COME|COMI|COMT)$/.test(code) || isMt940Fee(code) || isCfonbFee(code)
