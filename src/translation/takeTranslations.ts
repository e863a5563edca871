import { withSuggestion, withTranslation } from './poEntry.ts'
import { messageKey, type PoFile } from './poFile.ts'

/** A catalog with the applied translations, and the messages it does not have. */
export type Taken = { file: PoFile; changed: number; unknown: string[] }

/**
 * Takes the translations of a file that comes back from a translator's tool: only entries whose translation or fuzzy
 * mark differs are touched, so that another folding, another order or another header changes nothing. What is empty
 * there takes nothing away; messages that the catalog does not have are named.
 */
export function takeTranslations(ours: PoFile, theirs: PoFile): Taken {
  const known = new Set(ours.entries.map(messageKey))
  const returned = new Map(
    theirs.entries.filter(entry => !entry.obsolete).map(entry => [messageKey(entry), entry]),
  )
  let changed = 0
  const entries = ours.entries.map(entry => {
    const other = returned.get(messageKey(entry))
    if (!other?.translation || entry.obsolete) return entry
    if (other.translation === entry.translation && other.fuzzy === entry.fuzzy) return entry
    changed++
    return other.fuzzy
      ? withSuggestion(entry, other.translation, other.previous)
      : withTranslation(entry, other.translation)
  })
  const unknown = [...returned].filter(([key]) => !known.has(key)).map(([, { id }]) => id)
  return { file: { ...ours, entries }, changed, unknown }
}
