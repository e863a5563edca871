import { MissingData, type ReadData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'

/** The data that a prerendered page hydrates from, as the build wrote it into the page. */
function embedded(): [string, Promise<unknown>][] {
  const text = document.getElementById('page-data')?.textContent
  const data = text ? (JSON.parse(text) as Record<string, unknown>) : {}
  return Object.entries(data).map(([path, value]) => [path, Promise.resolve(value)])
}

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status === 404) throw new MissingData(address)
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}`)
  return response.json()
}

/** Reads data files: what the page brought along from the page itself, all else from the server, once a visit. */
export function browserData(locale: Locale): ReadData {
  const known = new Map(embedded())
  return async <T>(path: string): Promise<T> => {
    let answer = known.get(path)
    if (!answer) {
      answer = fetched(`/data/${locale}/${path.split('/').map(encodeURIComponent).join('/')}.json`)
      known.set(path, answer)
      answer.catch(() => known.delete(path))
    }
    return answer as Promise<T>
  }
}
