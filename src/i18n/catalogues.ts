import type { I18n, Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

type CatalogueModule = { messages: Messages }

const modules = import.meta.glob<CatalogueModule>('../../locales/*/**/*.po')

/** The key of a catalogue in the module table, which is also its key in the build's manifest (without `../../`). */
export const catalogueKey = (area: string, locale: Locale) => `../../locales/${locale}/${area}.po`

/**
 * Loads the words of the given areas (`site`, `home`, `scenes/position` …) in the language of `i18n`.
 * Areas that are there already are not asked for again; an unknown area is an error that names the missing file.
 */
export async function loadAreas(i18n: I18n, loaded: Set<string>, areas: readonly string[]): Promise<void> {
  const locale = i18n.locale as Locale
  const missing = areas.filter(area => !loaded.has(area))
  const catalogues = await Promise.all(
    missing.map(area => {
      const key = catalogueKey(area, locale)
      const load = modules[key]
      if (!load)
        throw new Error(`${key.slice(6)}: no such catalogue; run "npm run extract" and commit the file`)
      return load()
    }),
  )
  if (catalogues.length === 0) return
  i18n.load(locale, Object.assign({}, ...catalogues.map(catalogue => catalogue.messages)))
  for (const area of missing) loaded.add(area)
}
