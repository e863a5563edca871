import type { Locale } from '../i18n/locales.ts'
import { tokenize } from './terms.ts'

/** Words that mean the same: as the texts of each language write them, and as visitors type them. */
export type SynonymGroup = { [locale in Locale]?: string[] } & { typed?: string[] }

const spaced = (text: string) => ` ${tokenize(text).join(' ')} `

/** Gives, for a text in one language, all other words for what it speaks of. */
export function synonymsFor(groups: readonly SynonymGroup[], locale: Locale): (text: string) => string {
  const table = groups.map(group => ({
    written: (group[locale] ?? []).map(spaced),
    all: [...new Set(Object.values(group).flat())].join(' '),
  }))
  return text => {
    const words = spaced(text)
    return table
      .filter(({ written }) => written.some(term => words.includes(term)))
      .map(({ all }) => all)
      .join(' ')
  }
}
