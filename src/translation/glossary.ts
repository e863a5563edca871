import type { Translated } from './checkMessage.ts'
import type { MessageProblem } from './problem.ts'

/** A term in one language: as it stands in running text, in short, and what must not be written for it. */
export type TermWords = {
  term: string
  short?: readonly string[]
  avoid?: readonly string[]
  meaning?: string
}

/** A term of the trade in the languages that have it. */
export type Term = { id: string; words: Readonly<Record<string, TermWords>> }

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const whole = (pattern: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

/** A term as it may stand in a sentence: any case, each word in the plural, any space between, any apostrophe. */
const asWritten = (term: string) =>
  term
    .replace(/ *\(.*?\)/g, '')
    .split(/[ \u00a0]+/)
    .map(word => `${escaped(word).replace(/[’']/g, "[’']")}(?:e?s|x)?`)
    .join('[ \\u00a0-]+')

type Forms = { known: RegExp; avoid: readonly { text: string; pattern: RegExp }[] }
const forms = new WeakMap<TermWords, Forms>()

function formsOf(words: TermWords): Forms {
  const made = forms.get(words) ?? {
    known: whole([words.term, ...(words.short ?? [])].map(asWritten).join('|'), 'iu'),
    avoid: (words.avoid ?? []).map(text => ({ text, pattern: whole(escaped(text), 'u') })),
  }
  forms.set(words, made)
  return made
}

/** The terms of the glossary that a text speaks of, in the order of the glossary. */
export const termsIn = (text: string, locale: string, glossary: readonly Term[]): Term[] =>
  glossary.filter(({ words }) => {
    const own = words[locale]
    return own !== undefined && formsOf(own).known.test(text)
  })

/** What a text says that the glossary forbids in its language. */
export function forbiddenTerms(text: string, locale: string, glossary: readonly Term[]): MessageProblem[] {
  return glossary.flatMap(({ words: { [locale]: own } }) =>
    own === undefined
      ? []
      : formsOf(own)
          .avoid.filter(({ pattern }) => pattern.test(text))
          .map(
            (avoided): MessageProblem => ({
              kind: 'term',
              severity: 'error',
              text: `“${avoided.text}” is not the term; write “${own.term}”`,
            }),
          ),
  )
}

/**
 * Where a translation goes another way than the glossary: a forbidden term is an error; a term of the source
 * (`sourceLocale`) that the translation renders with none of its forms is a warning.
 */
export function termProblems(
  { source, translation, locale, sourceLocale }: Translated & { sourceLocale: string },
  glossary: readonly Term[],
): MessageProblem[] {
  if (translation === '') return []
  const rendered = termsIn(source, sourceLocale, glossary).flatMap(({ words }): MessageProblem[] => {
    const own = words[locale]
    if (!own || locale === sourceLocale || formsOf(own).known.test(translation)) return []
    const text = `“${words[sourceLocale]?.term}” is “${own.term}” in the glossary; write it, or make sure`
    return [{ kind: 'term', severity: 'warning', text }]
  })
  return [...forbiddenTerms(translation, locale, glossary), ...rendered]
}
