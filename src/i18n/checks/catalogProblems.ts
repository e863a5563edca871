import { isUntranslated, messageKey, type PoEntry, type PoFile } from '../po/poFile.ts'
import { checkMessage } from './checkMessage.ts'
import { type Term, termProblems } from './glossary.ts'

/** A catalog at `locales/<locale>/<area>.po`. */
export type NamedCatalog = { locale: string; area: string; file: PoFile }

type Measure = { sourceLocale: string; glossary: readonly Term[] }

/** The path of a catalog in messages. */
export const catalogName = ({ locale, area }: Pick<NamedCatalog, 'locale' | 'area'>): string =>
  `locales/${locale}/${area}.po`

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const placeOf = (catalog: NamedCatalog, { line }: PoEntry) => `${catalogName(catalog)}:${line}`

/** Problems with the state of an entry, whatever its text. */
function stateFault(entry: PoEntry, isSource: boolean): string | undefined {
  if (entry.fuzzy) {
    const was = entry.previous ? ` (its translation was made for “${entry.previous.id}”)` : ''
    return `is marked fuzzy${was}. Fix: check the translation, then delete its lines “#, fuzzy” and “#| …”.`
  }
  return !isSource && entry.translation === '' ? 'has no translation. Fix: add it to msgstr.' : undefined
}

/**
 * What is wrong with the messages of one catalog, as `file:line: “message” what`: `faults` fail the check, `notes` are
 * for a person to look at. A catalog with no translation at all waits for its translator, and nothing is wrong with it.
 */
export function catalogProblems(
  catalog: NamedCatalog,
  { sourceLocale, glossary }: Measure,
): { faults: string[]; notes: string[] } {
  const { locale, file } = catalog
  const isSource = locale === sourceLocale
  if (!isSource && isUntranslated(file)) return { faults: [], notes: [] }
  const faults: string[] = []
  const notes: string[] = []
  for (const entry of file.entries) {
    const line = (what: string) => `${placeOf(catalog, entry)}: “${shown(entry.id)}” ${what}`
    if (entry.obsolete) {
      notes.push(line('is obsolete. Fix: "npm run extract" takes it out.'))
      continue
    }
    const state = stateFault(entry, isSource)
    if (state) {
      faults.push(line(state))
      continue
    }
    const translated = { source: entry.id, translation: isSource ? entry.id : entry.translation, locale }
    const problems = [...checkMessage(translated), ...termProblems({ ...translated, sourceLocale }, glossary)]
    for (const { severity, text } of problems) {
      ;(severity === 'error' ? faults : notes).push(line(`→ “${shown(translated.translation)}”: ${text}`))
    }
  }
  return { faults, notes }
}

/**
 * Messages that catalogs of one language translate differently. A page joins catalogs, so the same message must have
 * the same translation, or a context.
 */
export function contradictions(catalogs: readonly NamedCatalog[]): string[] {
  const known = new Map<string, { place: string; translation: string }>()
  const faults: string[] = []
  for (const catalog of catalogs) {
    for (const entry of catalog.file.entries) {
      const { id, translation } = entry
      if (!translation || entry.obsolete) continue
      const place = placeOf(catalog, entry)
      const key = `${catalog.locale}\u0004${messageKey(entry)}`
      const other = known.get(key)
      if (!other) known.set(key, { place, translation })
      else if (translation !== other.translation)
        faults.push(
          `${place}: “${id}” is “${translation}” here and “${other.translation}” in ${other.place}. Fix: write the same, or give one of them a context in the code.`,
        )
    }
  }
  return faults
}

/** Messages of the code that are missing in a catalog, reported at its last line. */
function missingMessages(catalog: NamedCatalog, wanted: readonly PoEntry[]): string[] {
  const { entries, lines } = catalog.file
  const present = new Set(entries.filter(({ obsolete }) => !obsolete).map(messageKey))
  const [first, ...others] = wanted.filter(entry => !present.has(messageKey(entry)))
  if (!first) return []
  const place = `${catalogName(catalog)}:${lines}`
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return [
    `${place}: “${shown(first.id)}”${more} is in the code and not in the file. Fix: restore the file with git if it was cut off; then run "npm run extract".`,
  ]
}

/**
 * Where a catalog differs from what extraction would write (`wanted`): its messages, and in the source language their
 * texts. Order, line folding, comments and headers do not count.
 */
export function extractionFaults(
  catalog: NamedCatalog,
  wanted: readonly PoEntry[],
  sourceLocale: string,
): string[] {
  const expected = new Set(wanted.map(messageKey))
  const isSource = catalog.locale === sourceLocale
  const faults = catalog.file.entries.flatMap(entry => {
    const { id, translation, obsolete } = entry
    const line = (what: string) => [`${placeOf(catalog, entry)}: “${shown(id)}” ${what}`]
    if (obsolete) return []
    if (!expected.has(messageKey(entry))) return line('is no longer in the code. Fix: run "npm run extract".')
    if (!isSource || translation === '' || translation === id) return []
    return line(
      `→ “${shown(translation)}”: the code says it otherwise. Fix: change the code, then run "npm run extract".`,
    )
  })
  return [...faults, ...missingMessages(catalog, wanted)]
}
