import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { navigationLabel } from '../../site/navigation.ts'

/** Pages that the site links to and that have no content yet. */
export const soonPaths = ['/events', '/csr'] as const

/** A path whose page is still to come. */
export type SoonPath = (typeof soonPaths)[number]

export const isSoon = (path: string): path is SoonPath => soonPaths.includes(path as SoonPath)

export const soonHead = ({ i18n }: RouterContext, path: SoonPath) =>
  pageHead({
    title: i18n._(navigationLabel(path)),
    description: i18n._(msg`Cette page arrive. En attendant, le blog et les solutions sont ouverts.`),
    noindex: true,
  })
