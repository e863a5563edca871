const probes = Array.from({ length: 1001 }, (_, number) => number)
const known = new Map<string, PluralCases>()

/** The plural cases of a language: those that numbers up to a thousand need, and all that exist. */
export type PluralCases = { needed: ReadonlySet<string>; possible: ReadonlySet<string> }

/**
 * Which cases a plural has to have in a language. What only millions need (`many` in French) may be left to `other`.
 * @example pluralCases('ar', 'cardinal').needed // zero, one, two, few, many, other
 */
export function pluralCases(locale: string, type: Intl.PluralRuleType): PluralCases {
  const key = `${locale} ${type}`
  const rules = new Intl.PluralRules(locale, { type })
  const cases = known.get(key) ?? {
    needed: new Set<string>([...probes.map(number => rules.select(number)), 'other']),
    possible: new Set<string>(rules.resolvedOptions().pluralCategories),
  }
  known.set(key, cases)
  return cases
}
