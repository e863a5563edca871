import type MiniSearch from 'minisearch'
import { useCallback, useEffect, useState } from 'react'
import type { ReadData } from '../../content/source.ts'
import { readIndex, type SearchDocument } from '../../search/searchIndex.ts'
import { useLocale } from '../../site/useLocale.ts'

type Index = MiniSearch<SearchDocument>

/** The index of the page's language, fetched once a visit; `retry` asks again after it could not be had. */
export function useIndex(read: ReadData): { index: Index | undefined; failed: boolean; retry: () => void } {
  const locale = useLocale()
  const [index, setIndex] = useState<Index>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    read<Parameters<typeof readIndex>[0]>('search').then(
      data => setIndex(readIndex(data, locale)),
      () => setFailed(true),
    )
  }, [read, locale])
  useEffect(load, [load])
  return { index, failed, retry: load }
}
