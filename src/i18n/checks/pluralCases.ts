const probes = Array.from({ length: 1001 }, (_, number) => number)
const known = new Map<string, PluralCases>()

/**
 * The plural categories of a language: the numbers up to a thousand by the category that they need, and all categories
 * that there are.
 */
export type PluralCases = { needed: ReadonlyMap<string, readonly number[]>; possible: ReadonlySet<string> }

/**
 * The plural categories a language needs. Those that only millions need (`many` in French) are optional.
 * @example pluralCases('ar', 'cardinal').needed.keys() // zero, one, two, few, many, other
 */
export function pluralCases(locale: string, type: Intl.PluralRuleType): PluralCases {
  const key = `${locale} ${type}`
  const rules = new Intl.PluralRules(locale, { type })
  const cases = known.get(key) ?? {
    needed: new Map<string, number[]>([...Map.groupBy(probes, number => rules.select(number))]),
    possible: new Set<string>(rules.resolvedOptions().pluralCategories),
  }
  known.set(key, cases)
  return cases
}
