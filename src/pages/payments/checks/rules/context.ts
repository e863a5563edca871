import type { PaymentElement } from '../../formats/element.ts'
import type { Problem, ProblemCode, Profile, Severity } from '../../formats/types.ts'
import type { PaymentRules } from '../paymentRules.ts'

/** What a rule knows besides the element it checks. */
export type Context = {
  message: 'pain.001' | 'pain.008'
  /** Such as `pain.001.001.09`. */
  version: string
  /** The country of the bank that gets the file. */
  profile: Profile
  /** The country of the account of whoever sends the file. */
  ownCountry: string
  /** The day of the check, such as `2026-11-28`. */
  today: string
  rules: PaymentRules
  /** If the rules of the SEPA schemes hold for the payment, or for all of the block. */
  isSepa: boolean
  /** The number of the payment that is checked. */
  payment?: number
  report: (at: PaymentElement, code: ProblemCode, severity: Severity, more?: Partial<Problem>) => void
}

/** A rule: what it is called, and what it reports of an element. */
export type Rule<Subject> = { id: string; check: (subject: Subject, context: Context) => void }

/** A severity by the country of the bank. */
export const byProfile = (
  profile: Profile,
  otherwise: Severity,
  severities: Partial<Record<Profile, Severity>>,
): Severity => severities[profile] ?? otherwise
