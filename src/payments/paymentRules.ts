import type { Profile, Severity } from './types.ts'

/** When a rule was last compared with its source. */
type Checked = { checked: string; source: string; url: string }

/** The rules that time changes, as `content/payment-rules.yml` states and explains them. */
export type PaymentRules = {
  /** The countries of SEPA: in the European Economic Area, outside it, and territories with codes of their own. */
  sepa: Checked & { eea: string[]; outside: string[]; territories: { eea: string[]; outside: string[] } }
  /** Versions that banks no longer take, from a day on if it is known. */
  retired: (Checked & { at: Profile | '*'; versions: string[]; since?: string })[]
  /** What banks do with an address without town or country, in some versions or in all. */
  addresses: (Checked & { at: Profile | '*'; severity: Severity; versions?: string[] })[]
}

/** How long a rule may go without a look at its source, in days. */
const longest = 60

/** The sources to look at again, because a rule is older than 60 days at `today` (`2026-11-28`). */
export function staleRules(rules: PaymentRules, today: string): Checked[] {
  const age = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000
  return [rules.sepa, ...rules.retired, ...rules.addresses].filter(({ checked }) => age(checked) > longest)
}
