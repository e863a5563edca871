import type { ReactNode } from 'react'
import { useLocale } from '../../../components/useLocale.ts'
import { type SourceName, sourcesIn } from './sources.ts'

/** A link to the text of the law, or to what says so. */
export const Source = ({ of, children }: { of: SourceName; children: ReactNode }) => (
  <a href={sourcesIn(useLocale())[of]} target="_blank" rel="noopener">
    {children}
  </a>
)
