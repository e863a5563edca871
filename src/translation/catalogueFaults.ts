import { checkMessage } from './checkMessage.ts'
import { type Term, termProblems } from './glossary.ts'
import { isUntranslated, messageKey, type PoEntry, type PoFile } from './poFile.ts'

/** A catalogue and where it stands: `locales/<locale>/<area>.po`. */
export type NamedCatalogue = { locale: string; area: string; file: PoFile }

type Measure = { sourceLocale: string; glossary: readonly Term[] }

/** The path of a catalogue as errors name it. */
const nameOf = ({ locale, area }: NamedCatalogue) => `locales/${locale}/${area}.po`

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** What is wrong with the state of an entry, whatever its words. */
function stateFault(entry: PoEntry, isSource: boolean): string | undefined {
  if (entry.obsolete) return 'is obsolete; run "npm run extract"'
  if (entry.fuzzy) {
    const was = entry.previous ? ` (its translation was made for “${entry.previous.id}”)` : ''
    return `is marked fuzzy${was}; check it and remove the mark`
  }
  return !isSource && entry.translation === '' ? 'has no translation; add it to msgstr' : undefined
}

/**
 * What is wrong with one catalogue, as `file: “message” what; how to mend`: `faults` stop the gate, `notes` are for a
 * person to look at. A catalogue with no translation at all waits for its translator, and nothing is wrong with it.
 */
export function catalogueFaults(
  catalogue: NamedCatalogue,
  { sourceLocale, glossary }: Measure,
): { faults: string[]; notes: string[] } {
  const { locale, file } = catalogue
  const isSource = locale === sourceLocale
  if (!isSource && isUntranslated(file)) return { faults: [], notes: [] }
  const faults: string[] = []
  const notes: string[] = []
  for (const entry of file.entries) {
    const line = (what: string) => `${nameOf(catalogue)}: “${shown(entry.id)}” ${what}`
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
 * Messages that catalogues of one language translate differently. Catalogues are joined in the page, whichever comes
 * last: the same words must be the same everywhere, or be told apart by a context.
 */
export function contradictions(catalogues: readonly NamedCatalogue[]): string[] {
  const known = new Map<string, { name: string; translation: string }>()
  const faults: string[] = []
  for (const catalogue of catalogues) {
    for (const entry of catalogue.file.entries) {
      const { id, translation } = entry
      if (!translation) continue
      const key = `${catalogue.locale}\u0004${messageKey(entry)}`
      const other = known.get(key)
      if (!other) known.set(key, { name: nameOf(catalogue), translation })
      else if (translation !== other.translation)
        faults.push(
          `${nameOf(catalogue)}: “${id}” is “${translation}” here and “${other.translation}” in ${other.name}; write the same, or give one of them a context in the code`,
        )
    }
  }
  return faults
}
