import type { Profile, Severity } from '../formats/types.ts'

/** The texts that the rules come from. */
export type SourceId =
  | 'xml'
  | 'iso'
  | 'isoCodes'
  | 'iban'
  | 'nationalAccounts'
  | 'bic'
  | 'lei'
  | 'rf'
  | 'belgianReference'
  | 'finnishReference'
  | 'creditTransfer'
  | 'directDebit'
  | 'characters'
  | 'identifiers'
  | 'creditorId'
  | 'countries'
  | 'addresses'
  | 'target'
  | 'germany'
  | 'germanSchemas'
  | 'germanVariants'
  | 'austria'
  | 'switzerland'
  | 'luxembourg'
  | 'spain'
  | 'reports'

/** A text that rules come from, and when they were last compared with it. */
export type Source = {
  name: { fr: string; en: string }
  /** The day of the version that the rules follow, where it is known. */
  dated?: string
  /** The text itself cannot be read without an account or a fee: it is known from public texts that quote it. */
  isQuoted?: boolean
  url: string
  checked: string
}

type Sourced = { source: SourceId }

/** The rules that time changes, as `content/payment-rules.yml` states and explains them. */
export type PaymentRules = {
  /** The countries of SEPA: in the European Economic Area, outside it, and territories with codes of their own. */
  sources: Record<SourceId, Source>
  sepa: Sourced & {
    eea: string[]
    outside: string[]
    territories: { eea: string[]; outside: string[] }
    /** The first day on which banks of a country that joined late could be reached. */
    since: Record<string, string>
  }
  /** Versions that banks no longer take, from a day on if it is known; a country without a profile is named by its code. */
  retired: (Sourced & { at: string; versions: string[]; since?: string })[]
  /** What banks do with an address without town or country, in some versions or in all, from a day on or ever since. */
  addresses: (Sourced & { at: Profile | '*'; severity: Severity; versions?: string[]; since?: string })[]
  /** The codes of ISO 20022 for what payments are for (`CtgyPurp`, `Purp`). */
  purposes: Sourced & { categories: string[]; payments: string[] }
}

/** How long a rule may go without a look at its source, in days. */
const longest = 60

/** The sources to look at again, because they were last compared more than 60 days before `today` (`2026-11-28`). */
export function staleSources({ sources }: PaymentRules, today: string): Source[] {
  const age = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000
  return Object.values(sources).filter(({ checked }) => age(checked) > longest)
}
