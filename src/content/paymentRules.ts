import { paymentRules as all } from '#content'

const [rules] = all
if (!rules) throw new Error('content/payment-rules.yml is missing. Fix: restore it.')

/** The rules of payment files that time changes, and where all of them come from: `content/payment-rules.yml`. */
export const paymentRules = rules
