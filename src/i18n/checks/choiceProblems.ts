import type { Choice, Message } from './message.ts'
import { pluralCases } from './pluralCases.ts'

const exact = /^=\d+$/

function caseProblems(source: Choice, own: Choice, locale: string): string[] {
  const twice = own.cases.filter((name, index) => own.cases.indexOf(name) !== index)
  const repeated = twice.map(name => `{${own.name}} has the case ${name} twice; take one out`)
  if (own.kind === 'select') {
    const lost = [...new Set([...source.cases, 'other'])].filter(name => !own.cases.includes(name))
    const extra = own.cases.filter(name => !source.cases.includes(name) && name !== 'other')
    return [
      ...lost.map(name => `{${own.name}} lacks the case ${name}; write it`),
      ...extra.map(name => `{${own.name}} has a case ${name} that the source has not; take it out`),
      ...repeated,
    ]
  }
  const { needed, possible } = pluralCases(locale, own.kind === 'plural' ? 'cardinal' : 'ordinal')
  const lost = [...new Set([...needed.keys(), 'other'])].filter(name => !own.cases.includes(name))
  const extra = own.cases.filter(name => !exact.test(name) && !possible.has(name))
  return [
    ...lost.map(name => `{${own.name}} lacks the plural case ${name}; write it`),
    ...extra.map(name => `{${own.name}} has a plural case ${name} that the language never uses; take it out`),
    ...repeated,
    ...(source.offset === own.offset
      ? []
      : [`{${own.name}} counts from ${own.offset}, and the source from ${source.offset}; write the same`]),
  ]
}

/**
 * Problems with plurals and selections: the source determines the values and options, the language (`locale`) the
 * plural categories.
 */
export function choiceProblems(source: Message, own: Message, locale: string): string[] {
  const same = (one: Choice) => (other: Choice) => one.name === other.name && one.kind === other.kind
  return [
    ...source.choices
      .filter(choice => !own.choices.some(same(choice)))
      .map(({ name, kind }) => `{${name}, ${kind}, …} is missing; write it`),
    ...own.choices.flatMap(choice => {
      const model = source.choices.find(same(choice))
      return model
        ? caseProblems(model, choice, locale)
        : [`{${choice.name}, ${choice.kind}, …} is not in the source; write {${choice.name}}`]
    }),
  ]
}
