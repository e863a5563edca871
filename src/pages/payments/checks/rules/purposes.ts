import type { PaymentElement } from '../../formats/element.ts'
import type { PaymentRules } from '../paymentRules.ts'
import type { Context } from './context.ts'

const sets = new WeakMap<string[], Set<string>>()

/** The code of what a payment is for: one of ISO's list. */
export function checkPurpose(
  element: PaymentElement | undefined,
  list: Exclude<keyof PaymentRules['purposes'], 'source'>,
  { rules, report }: Context,
): void {
  if (!element || element.isInvalid) return
  const codes = rules.purposes[list]
  const known = sets.get(codes) ?? new Set(codes)
  sets.set(codes, known)
  if (!known.has(element.text))
    report(element, 'notAccepted', 'warning', { reason: 'purpose', found: element.text })
}
