import type { I18n, Messages } from '@lingui/core'
import { defaultLocale, type Locale } from './locales.ts'

type Table = typeof import('./catalogueTable.ts').catalogueTable

/** Once it is there, words are asked for at once: to import it again takes a turn, and what is asked for meanwhile goes first. */
let table: Table | undefined

async function catalogue(area: string, locale: Locale): Promise<Messages> {
  table ??= (await import('./catalogueTable.ts')).catalogueTable
  const path = `../../locales/${locale}/${area}.po`
  const load = table[path]
  // A language that has no such catalogue yet is lent that of the source language.
  if (import.meta.env.TRANSLATION_GAPS && !load) return catalogue(area, defaultLocale)
  if (!load) throw new Error(`${path.slice(6)}: missing; run npm run extract`)
  return (await load()).messages
}

/**
 * Loads the words of the given areas (`site`, `home`, `scenes/position` …) in the language of `i18n`.
 * Areas that are there already are not asked for again; an unknown area is an error that names the missing file.
 */
export async function loadAreas(i18n: I18n, loaded: Set<string>, areas: readonly string[]): Promise<void> {
  const locale = i18n.locale as Locale
  const missing = areas.filter(area => !loaded.has(area))
  if (missing.length === 0) return
  const catalogues = await Promise.all(missing.map(area => catalogue(area, locale)))
  i18n.load(locale, Object.assign({}, ...catalogues))
  for (const area of missing) loaded.add(area)
}
