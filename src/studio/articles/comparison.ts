import { messageKey, type PoEntry } from '../../i18n/po/poFile.ts'
import type { JudgedEntry } from '../entries.ts'

/** An entry that differs in the opened file. */
export type Difference = { entry: JudgedEntry; theirs: string; fuzzy: boolean }

/**
 * The result of a comparison: entries that differ, entries that are empty in the file, and entries unknown to the site.
 */
export type Comparison = { differences: Difference[]; same: number; empty: number; unknown: string[] }

/** Compares the entries of a PO file, of one catalog or several, with the current entries and edits. */
export function compared(file: readonly PoEntry[], entries: readonly JudgedEntry[]): Comparison {
  const ours = new Map(
    entries.map(entry => [messageKey({ id: entry.source, context: entry.context ?? '' }), entry]),
  )
  const comparison: Comparison = { differences: [], same: 0, empty: 0, unknown: [] }
  for (const theirs of file) {
    if (theirs.obsolete) continue
    const entry = ours.get(messageKey(theirs))
    if (!entry) comparison.unknown.push(theirs.id)
    else if (theirs.translation === '') comparison.empty += 1
    else if (theirs.translation === entry.text) comparison.same += 1
    else comparison.differences.push({ entry, theirs: theirs.translation, fuzzy: theirs.fuzzy })
  }
  return comparison
}
