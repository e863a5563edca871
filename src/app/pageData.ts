import { MissingData, type ReadData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'

/** The data block of a prerendered page: its bare path, and the data files that its loaders read. */
export type PageData = { path?: string | null; data?: Record<string, unknown> }

const withBody = (value: unknown, html: string | undefined) =>
  typeof value === 'object' && value !== null && 'toc' in value && html !== undefined
    ? { ...value, html }
    : value

/**
 * Reads the data block (`#page-data`); bodies of articles are taken from the HTML. If the block is missing or broken,
 * the result is empty and loaders fetch their data.
 */
export function readPageData(): PageData {
  try {
    const { path, data } = JSON.parse(
      document.getElementById('page-data')?.textContent ?? '',
    ) as Required<PageData>
    const html = document.querySelector('[data-prose]')?.innerHTML
    const entries = Object.entries(data).map(([name, value]) => [name, withBody(value, html)])
    return { path, data: Object.fromEntries(entries) }
  } catch {
    return {}
  }
}

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status === 404) throw new MissingData(address)
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}`)
  return response.json()
}

/** Reads data files from the server, each once per visit; those of the first page are known already (`seed`). */
export function browserData(locale: Locale, seed: Record<string, unknown> = {}): ReadData {
  const known = new Map(Object.entries(seed).map(([name, value]) => [name, Promise.resolve(value)]))
  return async <T>(name: string): Promise<T> => {
    let answer = known.get(name)
    if (!answer) {
      answer = fetched(`/data/${locale}/${name.split('/').map(encodeURIComponent).join('/')}.json`)
      known.set(name, answer)
      answer.catch(() => known.delete(name))
    }
    return answer as Promise<T>
  }
}
