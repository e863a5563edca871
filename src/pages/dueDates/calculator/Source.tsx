import type { ReactNode } from 'react'
import { sources } from './sources.ts'

/** A link to the text of the law, or to what says so. */
export const Source = ({ of, children }: { of: keyof typeof sources; children: ReactNode }) => (
  <a href={sources[of]} target="_blank" rel="noopener">
    {children}
  </a>
)
