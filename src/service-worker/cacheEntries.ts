/** The id of the article whose page or data file has this path; undefined for all others. */
export const articleOf = (path: string): string | undefined =>
  /^\/[a-z]+\/blog-post-([^/]+)$|^\/data\/[a-z]+\/articles\/([^/]+)\.json$/.exec(path)?.slice(1).find(Boolean)

/**
 * The list of articles whose page or data file has this path, by the name of its data; undefined for all others.
 * @example listOf('/fr/blog/topic/risk') // 'blog/risk/1'
 * @example listOf('/data/fr/blog/2.json') // 'blog/2'
 */
export function listOf(path: string): string | undefined {
  const page = /^\/[a-z]+\/blog(?:\/topic(\/[^/]+))?(\/\d+)?$/.exec(path)
  if (page) return `blog${page[1] ?? ''}${page[2] ?? '/1'}`
  return /^\/data\/[a-z]+\/(blog\/(?:[^/]+\/)?\d+)\.json$/.exec(path)?.[1]
}

/**
 * The article or list of articles whose page or data file has this path: such entries are cached one by one, when they
 * are read.
 */
export const archiveEntryOf = (path: string): string | undefined => articleOf(path) ?? listOf(path)

/**
 * The data file of an article or a list, in one language.
 * @example dataFile('fr', 'bfr') // '/data/fr/articles/bfr.json'
 * @example dataFile('fr', 'blog/2') // '/data/fr/blog/2.json'
 */
export const dataFile = (locale: string, piece: string): string =>
  `/data/${locale}/${piece.includes('/') ? piece : `articles/${piece}`}.json`
