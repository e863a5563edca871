import { isUntranslated, messageKey, type PoEntry, type PoFile } from '../po/poFile.ts'

/** All catalogs of one language by name (`home`, `illustrations/position`). */
export type Catalogs = ReadonlyMap<string, PoFile>

type Placed = { area: string; entry: PoEntry }

/** The number of each pair of neighboring characters in a text. */
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
 * The similarity of two texts from 0 to 1: the share of common pairs of neighboring characters (Sørensen–Dice).
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

/** The least similarity: higher for texts of another file than for texts from the same place. */
function leastLikeness(lost: Placed, added: Placed): number {
  if (lost.area !== added.area) return 0.75
  return lost.entry.origins.some(origin => added.entry.origins.includes(origin)) ? 0.4 : 0.6
}

const placed = (catalogs: Catalogs): Placed[] =>
  [...catalogs].flatMap(([area, { entries }]) => entries.map(entry => ({ area, entry })))

const keyIn = ({ area, entry }: Placed) => `${area}\u0004${messageKey(entry)}`

/** Matches each new message with the removed message it most resembles; best matches first, each used once. */
function matches(lost: readonly Placed[], added: readonly Placed[]): Map<PoEntry, PoEntry> {
  const candidates = added
    .flatMap(two =>
      lost.map(one => ({
        one,
        two,
        least: leastLikeness(one, two),
        like: likeness(one.entry.id, two.entry.id),
      })),
    )
    .filter(({ like, least }) => like >= least)
    .sort((a, b) => b.like - a.like)
  const taken = new Set<PoEntry>()
  const matched = new Map<PoEntry, PoEntry>()
  for (const { one, two } of candidates) {
    if (matched.has(two.entry) || taken.has(one.entry)) continue
    matched.set(two.entry, one.entry)
    taken.add(one.entry)
  }
  return matched
}

/**
 * The catalogs of one language after an extraction (`after`), with translations from before it for messages that have
 * none: a message that only moved brings its own; one whose text or context changed gets the old translation, marked
 * fuzzy, with the message it was made for. Comments of translators go where their translation goes.
 */
export function suggestTranslations(before: Catalogs, after: Catalogs): Map<string, PoFile> {
  const old = placed(before).filter(({ entry }) => entry.translation)
  const now = placed(after)
  const present = new Set(now.map(keyIn))
  const settled = new Map(
    old
      .filter(({ entry }) => !entry.fuzzy)
      // Of two with the same key, the one in use.
      .sort((one, other) => Number(other.entry.obsolete) - Number(one.entry.obsolete))
      .map(({ entry }) => [messageKey(entry), entry]),
  )
  const lost = old.filter(one => one.entry.obsolete || !present.has(keyIn(one)))
  const added = now.filter(({ entry }) => !entry.translation && !settled.has(messageKey(entry)))
  const matched = matches(lost, added)

  const suggested = (entry: PoEntry): PoEntry => {
    if (entry.translation) return entry
    const moved = settled.get(messageKey(entry))
    const model = moved ?? matched.get(entry)
    if (!model) return entry
    const { translation, fuzzy } = model
    const remarks = [...new Set([...model.remarks, ...entry.remarks])]
    if (moved) return { ...entry, translation, fuzzy, remarks }
    return { ...entry, translation, fuzzy: true, previous: model.previous ?? model, remarks }
  }
  // A catalog without translations stays so: with a few texts of others it would count as started.
  const waits = (area: string) => {
    const file = before.get(area)
    return file !== undefined && isUntranslated(file)
  }
  return new Map(
    [...after].map(([area, file]) => [
      area,
      waits(area) ? file : { ...file, entries: file.entries.map(suggested) },
    ]),
  )
}
