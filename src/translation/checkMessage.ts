import { typeset } from '../content/typography.ts'
import { typographySlips } from '../content/typographySlips.ts'
import { forbiddenCharacter, invisibleCharacters } from './characters.ts'
import { type Choice, type MessageShape, messageShape } from './messageShape.ts'
import type { MessageProblem } from './problem.ts'

const probes = Array.from({ length: 1001 }, (_, number) => number)
const known = new Map<string, PluralCases>()

/** The plural categories of a language: those needed for numbers up to a thousand, and all of them. */
type PluralCases = { needed: ReadonlySet<string>; possible: ReadonlySet<string> }

/**
 * The plural categories a language needs. Those that only millions need (`many` in French) are optional.
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
 * Problems with plurals and selections: the source determines the values and options, the language (`locale`) the
 * plural categories.
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

/** A message and its translation into `locale`. */
export type Translated = { source: string; translation: string; locale: string }

type Problems = MessageProblem[]
const problem = (severity: MessageProblem['severity']) => (kind: MessageProblem['kind'], text: string) => ({
  kind,
  severity,
  text,
})
const error = problem('error')
const warning = problem('warning')

/** Items that are in only one of two lists, as problems. */
function differences(
  kind: 'placeholder' | 'tag',
  source: readonly string[],
  own: readonly string[],
): Problems {
  const written = (name: string) => (kind === 'tag' ? name : `{${name}}`)
  return [
    ...source
      .filter(name => !own.includes(name))
      .map(name => error(kind, `${written(name)} is missing; write it where its text belongs`)),
    ...own
      .filter(name => !source.includes(name))
      .map(name => error(kind, `${written(name)} is not in the source; take it out`)),
  ]
}

/** Characters that no page may hold, and invisible ones; only a soft hyphen may have been meant. */
function characterProblems({ source, translation, locale }: Translated): Problems {
  const forbidden = forbiddenCharacter(translation)
  return [
    ...(forbidden ? [error('character', forbidden)] : []),
    ...invisibleCharacters(source, translation, locale).map(({ character, text }) =>
      (character === '\u00ad' ? warning : error)('character', text),
    ),
  ]
}

function spaceProblems(source: string, translation: string): Problems {
  const outer = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|')
  return outer(source) === outer(translation)
    ? []
    : [error('space', 'begins or ends with other spaces than the source; write the same')]
}

/**
 * Slips of typography in the words of a message, which stand in the page as they are: nothing sets them later. A
 * character that would begin a line is an error; the rest is for a person to judge.
 */
function typographyProblems({ words }: MessageShape, locale: string): Problems {
  return words.flatMap(text => {
    const slips = typographySlips(text, locale).map(slip => warning('typography', slip.text))
    // The text as the build would typeset it: it differs where a breaking space should not break.
    const set = typeset(text, locale)
    const loose = [...text.matchAll(/ /g)].find(({ index }) => set[index] === '\u00a0')?.index
    if (slips.length > 0 || loose === undefined) return slips
    const apart = /[;:?!»]/.test(text[loose + 1] ?? '') || text[loose - 1] === '«'
    const place = text.slice(Math.max(0, loose - 12), loose + 8).trim()
    return [
      (apart ? error : warning)('typography', `plain space in “${place}”; write a no-break space (U+00A0)`),
    ]
  })
}

const longest = ({ words }: MessageShape) => Math.max(0, ...words.map(text => text.length))

/** Translations rarely grow by more than half, except short labels. */
function lengthProblems(source: MessageShape, own: MessageShape): Problems {
  const [before, now] = [longest(source), longest(own)]
  if (now <= before * 1.5 + 10) return []
  return [warning('length', `${now} characters for ${before}; look at it in the page`)]
}

/**
 * All problems of a translation, errors first; none if there is no translation yet.
 * @example checkMessage({ source: 'Lot de {count}', translation: 'Batch', locale: 'en' })[0]?.kind // 'placeholder'
 */
export function checkMessage(translated: Translated): MessageProblem[] {
  const { source, translation, locale } = translated
  if (translation === '') return []
  const characters = characterProblems(translated)
  const own = messageShape(translation)
  if (own.fault) return [...characters, error('syntax', `${own.fault}; write it as in the source`)]
  const wanted = messageShape(source)
  return [
    ...characters,
    ...differences('placeholder', wanted.placeholders, own.placeholders),
    ...differences('tag', wanted.tags, own.tags),
    ...choiceProblems(wanted.choices, own.choices, locale).map(text => error('plural', text)),
    ...spaceProblems(source, translation),
    ...typographyProblems(own, locale),
    ...lengthProblems(wanted, own),
  ]
}

/** Problems of a message in the source language, which is its own translation. */
export const checkSource = (source: string, locale: string): MessageProblem[] =>
  checkMessage({ source, translation: source, locale })
