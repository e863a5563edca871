import { msg } from '@lingui/core/macro'
import type { PagePath } from '../content/pages.ts'
import type { GlyphName } from '../ui/icons/Glyph.tsx'
import { type Entry, modules, navigationLabel, sections, services } from './navigation.ts'

/** The module or service at an address, or else the overview of all of them: what an article may point to. */
export function productOf(path: PagePath): Omit<Entry, 'path'> & { glyph?: GlyphName } {
  const known: readonly (Entry & { glyph?: GlyphName })[] = [...modules, ...services]
  return (
    known.find(entry => entry.path === path) ?? {
      label: navigationLabel('/solution'),
      summary: msg`Tous les modules et services, en une page.`,
    }
  )
}

/** The page whose list a module or service belongs to; undefined for all others. */
export const sectionOf = (path: PagePath): PagePath | undefined =>
  (Object.keys(sections) as PagePath[]).find(section => sections[section]?.includes(path))
