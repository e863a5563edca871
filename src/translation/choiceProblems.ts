import type { Choice } from './messageShape.ts'

const probes = Array.from({ length: 1001 }, (_, number) => number)
const known = new Map<string, PluralCases>()

/** The plural cases of a language: those that numbers up to a thousand need, and all that exist. */
type PluralCases = { needed: ReadonlySet<string>; possible: ReadonlySet<string> }

/**
 * Which cases a plural has to have in a language. What only millions need (`many` in French) may be left to `other`.
 * @example pluralCases('ar', 'cardinal').needed // zero, one, two, few, many, other
 */
function pluralCases(locale: string, type: Intl.PluralRuleType): PluralCases {
  const key = `${locale} ${type}`
  const rules = new Intl.PluralRules(locale, { type })
  const cases = known.get(key) ?? {
    needed: new Set<string>([...probes.map(number => rules.select(number)), 'other']),
    possible: new Set<string>(rules.resolvedOptions().pluralCategories),
  }
  known.set(key, cases)
  return cases
}

const exact = /^=\d+$/

function caseProblems(source: Choice, own: Choice, locale: string): string[] {
  if (own.kind === 'select') {
    const lost = source.cases.filter(name => !own.cases.includes(name))
    const extra = own.cases.filter(name => !source.cases.includes(name))
    return [
      ...lost.map(name => `{${own.name}} lacks the case ${name}; write it`),
      ...extra.map(name => `{${own.name}} has a case ${name} that the source has not; take it out`),
    ]
  }
  const { needed, possible } = pluralCases(locale, own.kind === 'plural' ? 'cardinal' : 'ordinal')
  const lost = [...needed].filter(name => !own.cases.includes(name))
  const extra = own.cases.filter(name => !exact.test(name) && !possible.has(name))
  return [
    ...lost.map(name => `{${own.name}} lacks the plural case ${name}; write it`),
    ...extra.map(name => `{${own.name}} has a plural case ${name} that the language never uses; take it out`),
  ]
}

/**
 * What is wrong with the plurals and selections of a translation: the source decides by what to choose, the language
 * (`locale`) into which cases.
 */
export function choiceProblems(source: readonly Choice[], own: readonly Choice[], locale: string): string[] {
  const same = (one: Choice) => (other: Choice) => one.name === other.name && one.kind === other.kind
  return [
    ...source
      .filter(choice => !own.some(same(choice)))
      .map(({ name, kind }) => `{${name}, ${kind}, …} is missing; write it`),
    ...own.flatMap(choice => {
      const model = source.find(same(choice))
      return model
        ? caseProblems(model, choice, locale)
        : [`{${choice.name}, ${choice.kind}, …} is not in the source; write {${choice.name}}`]
    }),
  ]
}
