import { useMatch } from '@tanstack/react-router'
import { useState } from 'react'
import { keepLeft } from '../browser/leftPages.ts'
import { matchPath } from './matchPath.ts'

/**
 * Keeps the nodes of a page when the visitor leaves it, and gives them back on return: nothing is rendered again, nor,
 * of the first page, fetched. Not in development, where a page may change in between. `byParts` as in `keepLeft`.
 */
export function useLeaving(byParts?: boolean): Partial<ReturnType<typeof keepLeft>> {
  const path = useMatch({ strict: false, select: matchPath })
  const [leaving] = useState(() => (import.meta.env.DEV ? {} : keepLeft(path, byParts)))
  return leaving
}
