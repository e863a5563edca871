import type { AsPlainObject } from 'minisearch'

/** The number of files the index of a language is split into, so that a changed article changes only one. */
export const shareCount = 8
/** The number of files for archived articles: each is fetched with one article, so it should be small. */
export const archiveShareCount = 64

/**
 * The share of a page or article, from 0: always the same for the same address.
 * @example shareOf('/paiements') // 7
 */
export const shareOf = (path: string, count: number = shareCount): number =>
  [...path].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 7) % count

/**
 * The file of that share, below the folder of the index.
 * @example shareFile('/paiements') // '7.json'
 */
export const shareFile = (path: string, isArchived = false): string =>
  isArchived ? `archive/${shareOf(path, archiveShareCount)}.json` : `${shareOf(path)}.json`

/**
 * Those of the given files that are shares of an index.
 * @example sharesOf('/data/fr/search.json', ['/data/fr/search/0.json', '/data/fr/teasers.json']) // ['/data/fr/search/0.json']
 */
export const sharesOf = (index: string, files: readonly string[]): string[] =>
  index.endsWith('/search.json')
    ? files.filter(file => file.startsWith(`${index.slice(0, -'.json'.length)}/`))
    : []

/** Renumber the documents of a share, after those of the shares before it. */
const renumbered = <Value>(values: Readonly<Record<string, Value>>, offset: number) =>
  Object.entries(values).map(([id, value]): [string, Value] => [String(Number(id) + offset), value])

type Postings = Record<string, Record<string, number>>

/** Joins shares into one index, equivalent to an index of all their documents. */
export function mergeIndexes(shares: readonly AsPlainObject[]): AsPlainObject {
  const [first] = shares
  if (!first) throw new Error('There is no share of the search index.')
  const words = new Map<string, Postings>()
  const lengths: [string, number[]][] = []
  const stored: [string, Record<string, unknown>][] = []
  let count = 0
  for (const share of shares) {
    lengths.push(...renumbered(share.fieldLength, count))
    stored.push(...renumbered(share.storedFields, count))
    for (const [word, postings] of share.index) {
      const all = words.get(word) ?? {}
      words.set(word, all)
      for (const [field, frequencies] of Object.entries(postings)) {
        all[field] = {
          ...all[field],
          ...Object.fromEntries(renumbered(frequencies as Record<string, number>, count)),
        }
      }
    }
    count += share.nextId
  }
  const average = (field: number) =>
    lengths.reduce((sum, [, of]) => sum + (of[field] ?? 0), 0) / lengths.length
  return {
    ...first,
    documentCount: lengths.length,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map(([id]) => [id, Number(id)])),
    fieldLength: Object.fromEntries(lengths),
    averageFieldLength: Object.values(first.fieldIds).map(average),
    storedFields: Object.fromEntries(stored),
    index: [...words] as AsPlainObject['index'],
  }
}
