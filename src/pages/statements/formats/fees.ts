/**
 * Types of movement that banks use for their own fees. MT940: charges and commission (SWIFT, field 61, subfield 6),
 * `808`, fees, among the German business transaction codes, and the texts of German banks for them.
 */
export const isMt940Fee = (code: string, text: string): boolean =>
  /^[NSF](CHG|COM)\b|(^| )808( |$)/.test(code) ||
  /^(ENTGELT|GEB(Ü|UE)HR|KONTOF(Ü|UE)HRUNG|BANKSPESEN)/i.test(text)

/** CFONB's interbank code for commissions and fees. */
export const isCfonbFee = (code: string): boolean => code === '62'

/** ISO 20022's sub-families for charges, fees and commissions, or a bank's own code that says so. */
export const isCamtFee = (code: string): boolean =>
  /(^| )(CHRG|FEES|COMM|COME|COMI|COMT)$/.test(code) || isMt940Fee(code, '') || isCfonbFee(code)
