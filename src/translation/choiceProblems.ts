import type { Choice } from './messageShape.ts'
import { pluralCases } from './pluralCases.ts'

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
