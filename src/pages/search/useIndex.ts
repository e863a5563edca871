import type MiniSearch from 'minisearch'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../components/useLocale.ts'
import type { ReadData } from '../../content/source.ts'
import type { Locale } from '../../i18n/locales.ts'
import { readIndex, type SearchDocument } from '../../search/searchIndex.ts'

type Index = MiniSearch<SearchDocument>

const indexes = new WeakMap<ReadData, Promise<Index>>()

/** The index of a language, fetched and read once a visit; what failed is tried again at the next call. */
export function loadIndex(read: ReadData, locale: Locale): Promise<Index> {
  let index = indexes.get(read)
  if (!index) {
    index = read<Parameters<typeof readIndex>[0]>('search').then(data => readIndex(data, locale))
    indexes.set(read, index)
    index.catch(() => indexes.delete(read))
  }
  return index
}

/** The index of the page's language; `retry` loads it again after a failure. */
export function useIndex(read: ReadData): { index: Index | undefined; failed: boolean; retry: () => void } {
  const locale = useLocale()
  const [index, setIndex] = useState<Index>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadIndex(read, locale).then(setIndex, () => setFailed(true))
  }, [read, locale])
  useEffect(load, [load])
  return { index, failed, retry: load }
}
