import { MissingData, type ReadData } from '../content/source.ts'
import type { Locale } from '../i18n/locales.ts'

async function fetched(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.status === 404) throw new MissingData(address)
  if (!response.ok) throw new Error(`${address}: the server answered ${response.status}`)
  return response.json()
}

/** Reads data files from the server, each once a visit. */
export function browserData(locale: Locale): ReadData {
  const known = new Map<string, Promise<unknown>>()
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
