import { withRemarks, withSuggestion, withTranslation } from './poEntry.ts'
import { isUntranslated, messageKey, type PoEntry, type PoFile } from './poFile.ts'

/** The number of each pair of neighbouring characters in a text. */
function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  for (let at = 0; at + 1 < plain.length; at++) {
    const pair = plain.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/**
 * The similarity of two texts from 0 to 1: the share of common pairs of neighbouring characters (Sørensen–Dice).
 * @example likeness('Lire le blog', 'Lire notre blog') > 0.6 // true
 */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)]
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = size(first) + size(second)
  if (all === 0) return one.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0
  let shared = 0
  for (const [pair, count] of first) shared += Math.min(count, second.get(pair) ?? 0)
  return (2 * shared) / all
}

/** All catalogs of one language by name (`home`, `illustrations/position`). */
export type Catalogs = ReadonlyMap<string, PoFile>

type Placed = { area: string; entry: PoEntry }
type Pair = { lost: Placed; added: Placed; likeness: number }

/** The minimum similarity: higher for texts of another file than for texts from the same place. */
const leastLike = { sameFile: 0.4, sameArea: 0.6, elsewhere: 0.75 }

function place(lost: Placed, added: Placed): keyof typeof leastLike {
  if (lost.area !== added.area) return 'elsewhere'
  return lost.entry.origins.some(origin => added.entry.origins.includes(origin)) ? 'sameFile' : 'sameArea'
}

const placed = (catalogs: Catalogs): Placed[] =>
  [...catalogs].flatMap(([area, { entries }]) => entries.map(entry => ({ area, entry })))

const keyIn = ({ area, entry }: Placed) => `${area}\u0004${messageKey(entry)}`

/** Matches each new message with the removed message it most resembles; best matches first, each used once. */
function pairsOf(lost: readonly Placed[], added: readonly Placed[]): Map<PoEntry, PoEntry> {
  const candidates = added
    .flatMap(two =>
      lost.map(one => ({ lost: one, added: two, likeness: likeness(one.entry.id, two.entry.id) })),
    )
    .filter(pair => pair.likeness >= leastLike[place(pair.lost, pair.added)])
    .sort((a: Pair, b: Pair) => b.likeness - a.likeness)
  const taken = new Set<PoEntry>()
  const pairs = new Map<PoEntry, PoEntry>()
  for (const { lost, added } of candidates) {
    if (pairs.has(added.entry) || taken.has(lost.entry)) continue
    pairs.set(added.entry, lost.entry)
    taken.add(lost.entry)
  }
  return pairs
}

/**
 * The catalogs of one language after an extraction (`after`), with what is known from before it: a message that only
 * moved brings its translation along; one whose text or context changed gets the old translation, marked fuzzy, with
 * the message it was made for; and what is still fuzzy keeps that message, which extraction drops. Comments of
 * translators go where their translation goes.
 */
export function offerBack(before: Catalogs, after: Catalogs): Map<string, PoFile> {
  const old = placed(before)
  const now = placed(after)
  const oldByPlace = new Map(old.map(one => [keyIn(one), one.entry]))
  const settled = new Map(
    old
      .filter(({ entry }) => entry.translation && !entry.fuzzy)
      .map(({ entry }) => [messageKey(entry), entry]),
  )
  const present = new Set(now.map(keyIn))
  const lost = old.filter(one => one.entry.translation && !present.has(keyIn(one)))
  const added = now.filter(({ entry }) => !entry.translation && !settled.has(messageKey(entry)))
  const pairs = pairsOf(lost, added)

  const fixed = (area: string, entry: PoEntry): PoEntry => {
    const same = oldByPlace.get(keyIn({ area, entry }))
    if (entry.fuzzy) return withSuggestion(entry, entry.translation, entry.previous ?? same?.previous)
    if (entry.translation) return entry
    const moved = settled.get(messageKey(entry))
    if (moved) return withRemarks(withTranslation(entry, moved.translation), moved.remarks)
    const model = pairs.get(entry)
    return model
      ? withRemarks(withSuggestion(entry, model.translation, model.previous ?? model), model.remarks)
      : entry
  }
  // A catalog without translations stays so: with a few texts of others it would count as started.
  const waits = (area: string) => {
    const file = before.get(area)
    return file !== undefined && isUntranslated(file)
  }
  return new Map(
    [...after].map(([area, file]) => [
      area,
      waits(area) ? file : { ...file, entries: file.entries.map(entry => fixed(area, entry)) },
    ]),
  )
}
