import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { isSoon, loadSoon, soonHead } from '../soon/soonHead.ts'
import { loadOverview } from './overviewHead.ts'

/** An address without a page of its own: coming soon if the site links to it, otherwise the overview. */
export const loadUnknown = (context: RouterContext, path: string) =>
  isSoon(path) ? loadSoon(context) : loadOverview(context)

export const unknownHead = (context: RouterContext, path: string) =>
  isSoon(path)
    ? soonHead(context, path)
    : pageHead({
        title: context.i18n._(msg`Adresse inconnue`),
        description: context.i18n._(msg`Cette adresse n’existe pas ; voici toutes nos solutions.`),
        noindex: true,
      })
