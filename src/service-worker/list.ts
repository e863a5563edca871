import { articleOf } from './cacheEntries.ts'

/** Files by path, each with its revision: eight hex digits of its contents' SHA-256, or nothing where the name holds a hash. */
export type Files = Readonly<Record<string, string>>

/** The id of an article, or the name of a list of articles (`blog/5`): entries that are cached one by one. */
export type Piece = { id: string; files: Files }

/** What can be cached, as the build lists it in `data/offline.json`, or that and `data/offline-archive.json` joined. */
export type OfflineList = {
  /** The shell in each language, with the code and messages that every page needs. */
  shell: Files
  /** The code, words, data and pictures of all pages but articles and the lists below. */
  rest: Files
  /** The newest articles: data in each language, and the cover for phones. */
  articles: readonly Piece[]
  /** Lists of articles that contain none of the newest: data in each language. */
  lists: readonly Piece[]
  /** The HTML of each page, by its address in each language. */
  pages: Files
  /** The file with the rest of the list: older articles, their lists and pages. */
  archive?: Files
}

/** What the visitor has saved and read, by id. With `sparing` only the shell and these are cached. */
export type CachePreferences = { kept: readonly string[]; read: readonly string[]; sparing: boolean }

/** The number of newest articles that are cached by default. */
export const newest = 60

/**
 * The cache key of a file: another revision has another key, so that two versions can be cached side by side.
 * @example keyOf('/data/fr/teasers.json', '0f1e2d3c') // '/data/fr/teasers.json?v=0f1e2d3c'
 * @example keyOf('/assets/index-Gjzpchqk.js', '') // '/assets/index-Gjzpchqk.js'
 */
export const keyOf = (path: string, revision: string): string => (revision ? `${path}?v=${revision}` : path)

/** The path of a cache key. */
export const pathOf = (key: string): string => key.split('?')[0] ?? key

const keysOf = (files: Files) => Object.entries(files).map(([path, revision]) => keyOf(path, revision))

/** The keys of the shell. */
export const shellKeys = (list: OfflineList): string[] => keysOf(list.shell)

/**
 * The keys to cache besides the shell, most useful first. Saved articles are cached with their pages, so that they open
 * without the code of all pages.
 */
export function wantedKeys(
  { rest, articles, lists, pages }: OfflineList,
  { kept, read, sparing }: CachePreferences,
): string[] {
  const isRead = ({ id }: Piece) => kept.includes(id) || (!sparing && read.includes(id))
  const wanted = [
    ...articles.filter((article, index) => isRead(article) || (!sparing && index < newest)),
    ...lists.filter(isRead),
  ]
  const asked = Object.entries(pages).filter(([path]) => kept.includes(articleOf(path) ?? ''))
  return [
    ...(sparing ? [] : keysOf(rest)),
    ...wanted.flatMap(({ files }) => keysOf(files)),
    ...keysOf(Object.fromEntries(asked)),
  ]
}

/** The common start of an article's covers in all widths: `/covers/bfr-0a1b2c3d4e-`. */
const coverStem = (path: string) => /^\/covers\/.+-(?=\d+(-dark)?\.\w+$)/.exec(path)?.[0]

/**
 * The cached keys that this version no longer needs: files of another version, articles that are neither among the
 * newest nor read or asked for, and lists of such articles. Other widths of a cover stay with its article.
 */
export function unneededKeys(
  list: OfflineList,
  preferences: CachePreferences,
  held: readonly string[],
): string[] {
  const all = { ...preferences, kept: [...preferences.kept, ...preferences.read], sparing: false }
  const useful = new Set([...shellKeys(list), ...wantedKeys(list, all), ...keysOf(list.pages)])
  const stems = new Set([...useful].map(key => coverStem(key)))
  return held.filter(key => !useful.has(key) && !(coverStem(key) && stems.has(coverStem(key))))
}

/** The keys of pages that were read and have changed since, last read first. */
export function changedPages({ pages }: OfflineList, held: readonly string[]): string[] {
  const there = new Set(held)
  const read = new Set(held.map(pathOf).reverse())
  return [...read]
    .filter(path => path in pages)
    .map(path => keyOf(path, pages[path] ?? ''))
    .filter(key => !there.has(key))
}

/** The articles that open without a connection: all their files, their page or their data are cached. */
export function keptArticles({ articles }: OfflineList, held: readonly string[]): string[] {
  const read = new Set(held.map(key => articleOf(pathOf(key))))
  return articles.filter(({ id }) => read.has(id)).map(({ id }) => id)
}

/** Whether everything that should be cached is. */
export function isWhole(list: OfflineList, preferences: CachePreferences, held: readonly string[]): boolean {
  const there = new Set(held)
  return [...shellKeys(list), ...wantedKeys(list, preferences)].every(key => there.has(key))
}

/**
 * The cached picture to use instead of a missing one: the same cover in the nearest width, if possible in the same
 * colour scheme.
 * @example nearestCover('/covers/bfr-0a1b-960.avif', ['/covers/bfr-0a1b-480.avif']) // '/covers/bfr-0a1b-480.avif'
 */
export function nearestCover(path: string, held: readonly string[]): string | undefined {
  const stem = coverStem(path)
  const width = (name: string) => Number(/-(\d+)(?:-dark)?\.\w+$/.exec(name)?.[1])
  const dark = (name: string) => name.includes('-dark.')
  const distance = (name: string) =>
    (dark(name) === dark(path) ? 0 : 10_000) + Math.abs(width(name) - width(path))
  return held
    .filter(name => stem !== undefined && coverStem(name) === stem)
    .sort((one, other) => distance(one) - distance(other))[0]
}
