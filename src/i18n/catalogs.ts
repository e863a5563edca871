import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core'
import { defaultLocale, type Locale } from './locales.ts'

type Load = () => Promise<{ messages: Messages }>
type Table = Record<string, Load>

/** The words of the routes' heads. Every page needs them to hydrate, so the entry knows them without the whole table. */
const routeCatalogs: Table = import.meta.glob<{ messages: Messages }>('../../locales/*/routes.po')

/** Which catalogs an instance of Lingui has already. */
const loaded = new WeakMap<I18n, Set<string>>()

let sourceI18n: I18n | undefined

/** Messages of the source language, for pages without a translation. */
export function sourceWords(): I18n {
  sourceI18n ??= setupI18n({ locale: defaultLocale, messages: { [defaultLocale]: {} } })
  return sourceI18n
}

async function catalog(name: string, locale: Locale): Promise<Messages> {
  const path = `../../locales/${locale}/${name}.po`
  const load = routeCatalogs[path] ?? (await import('./catalogTable.ts')).catalogTable[path]
  // A language without this catalog takes that of the source language.
  if (import.meta.env.MISSING_TRANSLATIONS && !load) return catalog(name, defaultLocale)
  if (!load)
    throw new Error(
      `${path.slice(6)} is missing. Fix: run "npm run extract", or correct “${name}” where it is named in messages.`,
    )
  return (await load()).messages
}

/**
 * Loads message catalogs (`site`, `home`, `illustrations/position` …) in the language of a Lingui instance: the browser's own,
 * or another one. What is there already is not fetched again; a name without a catalog is an error.
 */
export async function loadMessages(names: readonly string[], instance: I18n = i18n): Promise<void> {
  const locale = instance.locale as Locale
  const known = loaded.get(instance) ?? new Set()
  loaded.set(instance, known)
  const missing = names.filter(name => !known.has(name))
  const words =
    missing.length > 0 &&
    Promise.all(missing.map(name => catalog(name, locale))).then(catalogs => {
      instance.load(locale, Object.assign({}, ...catalogs))
      for (const name of missing) known.add(name)
    })
  // Where messages are missing, a page may be shown in the source language.
  const isPartial = instance === i18n && import.meta.env.MISSING_TRANSLATIONS?.[locale]
  await Promise.all([words, isPartial && loadMessages(names, sourceWords())])
}

/** All messages of one language, for rendering on the server. */
export async function allMessages(locale: Locale): Promise<I18n> {
  const { catalogTable } = await import('./catalogTable.ts')
  const folder = `../../locales/${defaultLocale}/`
  const names = Object.keys(catalogTable)
    .filter(path => path.startsWith(folder))
    .map(path => path.slice(folder.length, -'.po'.length))
  const instance = setupI18n({ locale, messages: { [locale]: {} } })
  await loadMessages(names, instance)
  return instance
}
