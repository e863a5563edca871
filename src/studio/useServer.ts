import { useEffect, useState } from 'react'
import type { Term } from '../i18n/checks/glossary.ts'
import { calls } from './calls.ts'

const noTerms: readonly Term[] = []

/** The terms of the glossary; none if the server does not respond. */
export function useGlossary(): readonly Term[] {
  const [glossary, setGlossary] = useState(noTerms)
  useEffect(() => {
    calls.glossary().then(setGlossary, () => {})
  }, [])
  return glossary
}

/**
 * The pages on which entries stand, by message id; undefined while they are looked for. That takes the server a while:
 * it begins when the first page is there.
 */
export function usePages(isPageThere: boolean): Readonly<Record<string, string[]>> | undefined {
  const [pages, setPages] = useState<Readonly<Record<string, string[]>>>()
  useEffect(() => {
    // Without them an entry does not link to a page; everything else works.
    if (isPageThere) calls.pages().then(setPages, () => setPages({}))
  }, [isPageThere])
  return pages
}
