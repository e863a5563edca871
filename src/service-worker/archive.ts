import { pieceOf } from './cacheEntries.ts'
import { keyOf, type OfflineList, type Wishes } from './list.ts'

/** What is far: the articles after the newest, the lists that show them alone, and the pages of both. */
export type FarList = Pick<OfflineList, 'articles' | 'lists' | 'pages'>

/** The list with what is far; the file that says it is then kept with all that is listed. */
export const withFar = ({ far, ...near }: OfflineList, more: FarList): OfflineList => ({
  ...near,
  rest: { ...near.rest, ...far },
  articles: [...near.articles, ...more.articles],
  lists: more.lists,
  pages: { ...near.pages, ...more.pages },
})

/** The key of the file that says what is far; undefined where nothing is, or the list says it already. */
export function farKey({ far = {} }: OfflineList): string | undefined {
  const [file] = Object.entries(far)
  return file && keyOf(...file)
}

/** Whether a path may be that of an article or a list though the list does not name it. */
export const mayBeFar = (list: OfflineList, path: string): boolean =>
  farKey(list) !== undefined && pieceOf(path) !== undefined

/** Whether something that the list does not name was read or asked for. */
export function asksForFar(list: OfflineList, { kept, read }: Wishes): boolean {
  if (farKey(list) === undefined) return false
  const near = new Set<unknown>([
    ...list.articles.map(({ id }) => id),
    ...Object.keys(list.rest).map(pieceOf),
  ])
  return [...kept, ...read].some(piece => !near.has(piece))
}
