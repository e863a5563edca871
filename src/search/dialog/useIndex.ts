import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { ReadData } from '../../content/source.ts'
import type { Locale } from '../../i18n/locales.ts'
import { readIndex, type SearchIndex } from '../../search/searchIndex.ts'

const indexes = new WeakMap<ReadData, Promise<SearchIndex>>()

/** The index of a language, fetched and read once a visit; what failed is tried again at the next call. */
export function loadIndex(read: ReadData, locale: Locale): Promise<SearchIndex> {
  let index = indexes.get(read)
  if (!index) {
    index = read<Parameters<typeof readIndex>[0]>('search').then(data => readIndex(data, locale))
    indexes.set(read, index)
    index.catch(() => indexes.delete(read))
  }
  return index
}

/** The index of the page's language; `retry` loads it again after a failure. */
export function useIndex(read: ReadData): {
  index: SearchIndex | undefined
  failed: boolean
  retry: () => void
} {
  const locale = useLocale()
  const [index, setIndex] = useState<SearchIndex>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadIndex(read, locale).then(setIndex, () => setFailed(true))
  }, [read, locale])
  useEffect(load, [load])
  return { index, failed, retry: load }
}
