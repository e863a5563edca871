import type { Translated } from './checkMessage.ts'
import type { MessageProblem } from './problem.ts'

/** A term in one language: running form, short forms, and forbidden forms. */
export type TermWords = {
  term: string
  short?: readonly string[]
  avoid?: readonly string[]
  meaning?: string
  /** What it is often confused with. */
  mind?: readonly string[]
}

/** A term with its languages; `typed` is what visitors type instead. */
export type Term = { id: string; words: Readonly<Record<string, TermWords>>; typed: readonly string[] }

/** The terms of `content/glossary.yml`, where the languages are beside the id. */
export const parseGlossary = (records: readonly object[]): Term[] =>
  (records as ({ id: string; typed?: string[] } & Record<string, TermWords>)[]).map(
    ({ id, typed = [], ...words }) => ({ id, typed, words }),
  )

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const letter = /[\p{L}\p{N}]/u

/**
 * Whether a match is not part of a longer word. Checked in code, because a case-insensitive pattern for it takes longer
 * to compile than a thousand texts to search.
 */
const isWhole = (text: string, start: number, end: number) =>
  !letter.test(text.charAt(start - 1)) && !letter.test(text.charAt(end))

/** Whether a text has these words as they stand. */
function stands(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (isWhole(text, at, at + words.length)) return true
  return false
}

/** A pattern for a term in a sentence: plural forms, any space, any apostrophe. */
const asWritten = (term: string) =>
  term
    .replace(/ *\(.*?\)/g, '')
    .split(/[ \u00a0]+/)
    .map(word => `${escaped(word).replace(/[’']/g, "[’']").replace(/y$/, '(?:y|ie)')}(?:e?s|x)?`)
    .join('[ \\u00a0-]+')

const patterns = new WeakMap<TermWords, readonly RegExp[]>()

/** Abbreviations are case-sensitive: FIN is a network, “fin” means end. */
const isAbbreviation = (form: string) => form === form.toUpperCase()
const formsIn = ({ term, short = [] }: TermWords) => [term, ...short]

/** The compiled patterns of a term, cached. */
function patternsOf(words: TermWords): readonly RegExp[] {
  const made =
    patterns.get(words) ??
    formsIn(words).map(form => new RegExp(asWritten(form), isAbbreviation(form) ? 'gu' : 'giu'))
  patterns.set(words, made)
  return made
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The index key of a form: the start of its first word. */
const startOf = (form: string) => wordsOf(form)[0]?.slice(0, 4) ?? ''

/** The index keys for the words of a text; short words are keys as a whole. */
const startsIn = (text: string) =>
  new Set(wordsOf(text).flatMap(word => [1, 2, 3, 4].map(length => word.slice(0, length))))

type Indexed = { term: Term; words: TermWords }
const indexes = new WeakMap<readonly Term[], Map<string, Map<string, Indexed[]>>>()

/** The terms of a language, indexed by the start of their forms. */
function indexOf(glossary: readonly Term[], locale: string): Map<string, Indexed[]> {
  const known = indexes.get(glossary) ?? new Map<string, Map<string, Indexed[]>>()
  indexes.set(glossary, known)
  const index = known.get(locale) ?? new Map<string, Indexed[]>()
  if (known.has(locale)) return index
  known.set(locale, index)
  for (const term of glossary) {
    const words = term.words[locale]
    if (!words) continue
    const indexed = { term, words }
    for (const start of new Set(formsIn(words).map(startOf)))
      index.set(start, [...(index.get(start) ?? []), indexed])
  }
  return index
}

/** A text with the forms of a term replaced by U+FFFC. */
const without = (text: string, words: TermWords) =>
  patternsOf(words).reduce(
    (rest, pattern) =>
      rest.replace(pattern, (found, start: number) =>
        isWhole(rest, start, start + found.length) ? '\ufffc' : found,
      ),
    text,
  )

/** The glossary terms in a text; a term inside a longer one (“virement SEPA”) does not count. */
export function termsIn(text: string, locale: string, glossary: readonly Term[]): Term[] {
  const index = indexOf(glossary, locale)
  let rest = text
  return [...new Set([...startsIn(text)].flatMap(start => index.get(start) ?? []))]
    .sort((one, other) => other.words.term.length - one.words.term.length)
    .flatMap(({ term, words }) => {
      const before = rest
      rest = without(before, words)
      return rest === before ? [] : [term]
    })
}

/** The forbidden forms in a text. */
export function forbiddenTerms(text: string, locale: string, glossary: readonly Term[]): MessageProblem[] {
  return glossary.flatMap(({ words: { [locale]: own } }) =>
    own === undefined
      ? []
      : (own.avoid ?? [])
          .filter(avoided => stands(text, avoided))
          .map(
            (avoided): MessageProblem => ({
              kind: 'term',
              severity: 'error',
              text: `“${avoided}” is not the term; write “${own.term}”`,
            }),
          ),
  )
}

/**
 * Where a translation ignores the glossary: a forbidden form is an error; a term of the source (`sourceLocale`) that
 * the translation renders with none of its forms is a warning.
 */
export function termProblems(
  { source, translation, locale, sourceLocale }: Translated & { sourceLocale: string },
  glossary: readonly Term[],
): MessageProblem[] {
  if (translation === '') return []
  const rendered = termsIn(source, sourceLocale, glossary).flatMap(({ words }): MessageProblem[] => {
    const own = words[locale]
    if (!own || locale === sourceLocale || without(translation, own) !== translation) return []
    const text = `“${words[sourceLocale]?.term}” is “${own.term}” in the glossary; write it, or make sure`
    return [{ kind: 'term', severity: 'warning', text }]
  })
  return [...forbiddenTerms(translation, locale, glossary), ...rendered]
}
