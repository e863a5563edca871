import { forbiddenCharacter, invisibleCharacters } from '../characters.ts'
import { defaultLocale } from '../locales.ts'
import { typeset } from '../typography.ts'
import { typographySlips } from '../typographySlips.ts'
import { choiceProblems } from './choiceProblems.ts'
import { type Message, messageOf } from './message.ts'
import { type Print, printFor, samples } from './printMessage.ts'
import type { MessageProblem } from './problem.ts'
import { tagFault } from './tagFaults.ts'

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

const entity = /&(?:[a-z][a-z\d]+|[A-Z][A-Za-z]{3,}|#\d+|#x[\da-f]+);/g

/** Characters that no page may hold, and invisible ones; only a soft hyphen may have been meant. */
function characterProblems({ source, translation, locale }: Translated): Problems {
  const forbidden = forbiddenCharacter(translation)
  return [
    ...(forbidden ? [error('character', forbidden)] : []),
    ...invisibleCharacters(source, translation, locale).map(({ character, text }) =>
      (character === '\u00ad' ? warning : error)('character', text),
    ),
    ...[...new Set(translation.match(entity))]
      .filter(name => source === translation || !source.includes(name))
      .map(name => error('character', `${name} is printed as it stands; write the character itself`)),
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
function typographyProblems({ words }: Message, locale: string): Problems {
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

const longest = ({ words }: Message) => Math.max(0, ...words.map(text => text.length))

/** Translations rarely grow by more than half, except short labels. */
function lengthProblems(source: Message, own: Message): Problems {
  const [before, now] = [longest(source), longest(own)]
  if (now <= before * 1.5 + 10) return []
  return [warning('length', `${now} characters for ${before}; look at it in the page`)]
}

/** Values that the translation has and the source has not, or that it formats another way. */
function valueProblems(source: Message, own: Message): Problems {
  const extra = [...own.names].filter(name => !source.names.has(name))
  const formats = [...own.formats].filter(([name, format]) => source.formats.get(name) !== format)
  return [
    ...extra.map(name => error('placeholder', `{${name}} is not in the source; take it out`)),
    ...formats
      .filter(([name]) => source.names.has(name))
      .map(([name, format]) =>
        error('placeholder', `{${name}, ${format}} is not in the source; write {${name}}`),
      ),
    ...[...own.formats]
      .filter(([, format]) => /^(?:date|time), (?!(?:short|long|full|default)$)/.test(format))
      .map(([name, format]) =>
        error('syntax', `Lingui prints another date for {${name}, ${format}}; format it in the code`),
      ),
  ]
}

const braces = (text: string) => text.replace(/[^{}]/g, '')

/** A problem of what is printed; whether it may hold for some values only. */
type PrintProblem = MessageProblem & { depends: boolean }

/** The problems of what is printed for one sample. */
function printProblems(wanted: Print, own: Print): PrintProblem[] {
  const fault = tagFault(own.text)
  if (fault) return [{ ...error('syntax', fault), depends: false }]
  const missing = (of: (print: Print) => ReadonlySet<string>) =>
    [...of(wanted)].filter(one => !of(own).has(one))
  const other = 'prints other braces than the source; write a value without apostrophes around it'
  return [
    ...missing(print => print.names).map(name => error('placeholder', `{${name}} is missing`)),
    ...missing(print => print.tags).map(tag => error('tag', `${tag} is missing`)),
    ...(braces(wanted.text) === braces(own.text) ? [] : [error('syntax', other)]),
  ].map(one => ({ ...one, depends: one.kind !== 'syntax' }))
}

/** Tags that the translation prints and the source does not, for any values. */
function extraTags(wanted: readonly Print[], own: readonly Print[]): Problems {
  const known = new Set(wanted.flatMap(print => [...print.tags]))
  const extra = new Set(own.flatMap(print => [...print.tags]).filter(tag => !known.has(tag)))
  return [...extra].map(tag => error('tag', `${tag} is not in the source; take it out`))
}

/** Prints source and translation for values that reach each of their cases, and compares what a page would show. */
function printedProblems(source: Message, own: Message, locale: string): Problems {
  const all = samples(source, own, locale)
  const wanted: Print[] = []
  const prints: Print[] = []
  const found = new Map<string, PrintProblem & { where: string; times: number }>()
  for (const sample of all) {
    try {
      const [model, print] = [printFor(source, sample, defaultLocale), printFor(own, sample, locale)]
      wanted.push(model)
      prints.push(print)
      for (const one of printProblems(model, print)) {
        const { where, times } = found.get(one.text) ?? { where: sample.where, times: 0 }
        found.set(one.text, { ...one, where, times: times + 1 })
      }
    } catch (thrown) {
      const reason = thrown instanceof Error ? thrown.message : String(thrown)
      return [error('syntax', `Lingui cannot print it: ${reason}; write the value without a format`)]
    }
  }
  const placed = [...found.values()].map(({ kind, severity, text, depends, where, times }) => {
    const place =
      times < all.length ? ` where ${where}; write it there too` : '; write it where its text belongs'
    return { kind, severity, text: depends ? text + place : text }
  })
  return [...placed, ...extraTags(wanted, prints)]
}

/** Problems of the structure of a message: what it says of each value, in each case. */
function structureProblems(source: Message, own: Message, locale: string): Problems {
  const faults = [
    ...own.faults.map(text => error('syntax', text)),
    ...valueProblems(source, own),
    ...choiceProblems(source, own, locale).map(text => error('plural', text)),
  ]
  // A wrong case or name would be reported again for each value.
  const isComparable = faults.every(({ kind }) => kind === 'placeholder')
  return isComparable ? [...faults, ...printedProblems(source, own, locale)] : faults
}

/**
 * All problems of a translation, errors first; none if there is no translation yet. Source and translation are compiled
 * and printed by Lingui, which runs them in the page.
 * @example checkMessage({ source: 'Lot de {count}', translation: 'Batch', locale: 'en' })[0]?.kind // 'placeholder'
 */
export function checkMessage(translated: Translated): MessageProblem[] {
  const { source, translation, locale } = translated
  if (translation === '') return []
  const characters = characterProblems(translated)
  const own = messageOf(translation)
  if (typeof own === 'string') return [...characters, error('syntax', `Lingui cannot read it: ${own}`)]
  const wanted = messageOf(source)
  if (typeof wanted === 'string')
    return [...characters, error('syntax', `Lingui cannot read its source: ${wanted}; change it in the code`)]
  return [
    ...characters,
    ...structureProblems(wanted, own, locale),
    ...spaceProblems(source, translation),
    ...typographyProblems(own, locale),
    ...lengthProblems(wanted, own),
  ]
}

/** Problems of a message in the source language, which is its own translation. */
export const checkSource = (source: string, locale: string): MessageProblem[] =>
  checkMessage({ source, translation: source, locale })
