import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** The page as it is loaded; where a language lacks words, one that stands in the source language there, and says so. */
export const lendable = (areas: readonly string[], load: Load): Load =>
  import.meta.env.TRANSLATION_GAPS
    ? async () => (await import('./languages/sourceLanguage.tsx')).lentPage(await load(), areas)
    : load
