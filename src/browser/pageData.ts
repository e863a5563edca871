import { MissingData, type ReadData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'

/** The id of the element that holds the body of an article, which is in the page once: as HTML. */
export const bodyId = 'article-body'

/** The data that the prerendered page was made from, as the build wrote it into the page. */
function embedded(): Map<string, unknown> {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return new Map()
  const withBody = (name: string, value: unknown) =>
    name === 'html' && value === null ? (document.getElementById(bodyId)?.innerHTML ?? '') : value
  return new Map(Object.entries(JSON.parse(text, withBody) as Record<string, unknown>))
}

/** Reads data files: those of the prerendered page from the page itself, once; all others from the server. */
export function browserData(locale: Locale): ReadData {
  const known = embedded()
  return async <T>(path: string): Promise<T> => {
    const there = known.get(path)
    if (there !== undefined) {
      known.delete(path)
      return there as T
    }
    const address = `/data/${locale}/${path.split('/').map(encodeURIComponent).join('/')}.json`
    const response = await fetch(address)
    if (response.status === 404) throw new MissingData(address)
    if (!response.ok) throw new Error(`${address}: the server answered ${response.status}`)
    return response.json() as Promise<T>
  }
}
