import type { Locale } from '../i18n/locales.ts'
import { segments } from './segments.ts'

/** Words with the same meaning: as the texts of each language write them, and as visitors type them. */
export type SynonymGroup = { [locale in Locale]?: string[] } & { typed?: string[] }

const wordsOf = (text: string) => segments(text).map(({ text }) => text)

/** Returns a function that lists the synonyms of the terms in a text. */
export function synonymsFor(groups: readonly SynonymGroup[], locale: Locale): (text: string) => string {
  const all = groups.map(group => [...new Set(Object.values(group).flat())].join(' '))
  const written = groups.flatMap((group, index) =>
    (group[locale] ?? []).map(term => ({ index, words: wordsOf(term) })),
  )
  // Of hundreds of terms, only a few begin with a word of the text.
  const byFirst = Map.groupBy(written, ({ words }) => words[0])
  return text => {
    const words = wordsOf(text)
    const begun = [...new Set(words)].flatMap(word => byFirst.get(word) ?? [])
    const whole = ` ${words.join(' ')} `
    const found = begun.filter(({ words }) => whole.includes(` ${words.join(' ')} `))
    const inOrder = [...new Set(found.map(({ index }) => index))].sort((a, b) => a - b)
    return inOrder.map(index => all[index]).join(' ')
  }
}
