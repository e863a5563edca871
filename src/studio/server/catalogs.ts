import { join } from 'node:path'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { writeWhole } from '../../build/writeWhole.ts'
import { DamagedCatalogs, readCatalogFiles, readCatalogs } from '../../i18n/node/catalogs.ts'
import type { PoEntry } from '../../i18n/po/poFile.ts'
import { writePo } from '../../i18n/po/writePo.ts'
import type { Entry } from '../entries.ts'
import { Refusal } from './guard.ts'
import { inTurn } from './inTurn.ts'

/** The id that the code asks a message by. */
export const messageId = ({ id, context }: PoEntry): string => generateMessageId(id, context)

const entryOf = (entry: PoEntry, area: string): Entry => ({
  id: messageId(entry),
  areas: [area],
  context: entry.context || undefined,
  source: entry.id,
  translation: entry.translation,
  comments: [...entry.hints, ...entry.remarks],
  origins: [...entry.origins],
  fuzzy: entry.fuzzy,
  previous: entry.previous?.id,
})

/** Every entry of a language, once; the first catalog with a translation wins. */
export async function readEntries(root: string, locale: string): Promise<Entry[]> {
  const entries = new Map<string, Entry>()
  for (const { area, file } of await readCatalogFiles(root, locale)) {
    for (const read of file.entries) {
      if (read.obsolete) continue
      const entry = entryOf(read, area)
      const known = entries.get(entry.id)
      if (!known) entries.set(entry.id, entry)
      else {
        known.areas.push(area)
        known.origins = [...new Set([...known.origins, ...entry.origins])]
        known.translation ||= entry.translation
        known.fuzzy ||= entry.fuzzy
      }
    }
  }
  return [...entries.values()]
}

/** A translator's text; `was` is the text of the file when the edit began. */
export type Change = { id: string; was: string; text: string }

/** The files written, and the entries that somebody else changed meanwhile. */
export type Saved = { files: string[]; saved: string[]; conflicts: { id: string; theirs: string }[] }

/** The entry with a translation that is settled: no longer fuzzy, and made for no other message. */
function translated({ previous: _, ...entry }: PoEntry, translation: string): PoEntry {
  return { ...entry, translation, fuzzy: false }
}

/**
 * Writes changes into the catalogs of a language, in the project's form. An entry that was changed meanwhile is left
 * alone and reported; the others are saved. Saves of a language wait for each other. Refuses if a file is damaged, and
 * says what is wrong with it.
 */
export const saveChanges = (root: string, locale: string, changes: readonly Change[]): Promise<Saved> =>
  inTurn(join(root, 'locales', locale), () => save(root, locale, changes))

async function save(root: string, locale: string, changes: readonly Change[]): Promise<Saved> {
  const wanted = new Map(changes.map(change => [change.id, change]))
  const catalogs = await readCatalogs(root, locale).catch(error => {
    throw error instanceof DamagedCatalogs ? new Refusal(409, error.message) : error
  })
  const conflicts = new Map<string, string>()
  for (const { file } of catalogs) {
    for (const entry of file.entries) {
      const change = wanted.get(messageId(entry))
      if (!change || entry.obsolete) continue
      const { translation } = entry
      if (translation !== change.was && translation !== change.text) conflicts.set(change.id, translation)
    }
  }
  const saved = new Set<string>()
  const files: string[] = []
  for (const { area, file } of catalogs) {
    const entries = file.entries.map(entry => {
      const change = wanted.get(messageId(entry))
      if (!change || entry.obsolete || conflicts.has(change.id)) return entry
      saved.add(change.id)
      return entry.translation === change.text && !entry.fuzzy ? entry : translated(entry, change.text)
    })
    if (entries.every((entry, index) => entry === file.entries[index])) continue
    const name = `locales/${locale}/${area}.po`
    await writeWhole(join(root, name), writePo({ ...file, entries }, locale))
    files.push(name)
  }
  return {
    files,
    saved: [...saved],
    conflicts: [...conflicts].map(([id, theirs]) => ({ id, theirs })),
  }
}
