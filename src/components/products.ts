import { msg } from '@lingui/core/macro'
import type { PagePath } from '../content/pages.ts'
import { type Entry, modules, navigationLabel, sections, services } from './navigation.ts'
import type { GlyphName } from './ui/icons/Glyph.tsx'

/** The module or service at an address, or else the overview: what an article links to. */
export function productOf(path: PagePath): Omit<Entry, 'path'> & { glyph?: GlyphName } {
  const known: readonly (Entry & { glyph?: GlyphName })[] = [...modules, ...services]
  return (
    known.find(entry => entry.path === path) ?? {
      label: navigationLabel('/solution'),
      summary: msg`Tous les modules et services, en une page.`,
    }
  )
}

/** The page with the list that a page stands in; undefined where there is none. Modules and services share one. */
export function sectionOf(path: PagePath): PagePath | undefined {
  const section = (Object.keys(sections) as PagePath[]).find(section => sections[section]?.includes(path))
  return section === '/services' ? '/solution' : section
}
