import { msg } from '@lingui/core/macro'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { isSoon, soonHead } from '../soon/soonHead.ts'
import { UnknownPage } from './UnknownPage.tsx'

/** What stands at an address without a page of its own: coming soon if the site links to it, otherwise the overview. */
export const unknown: StillPage = {
  Page: UnknownPage,
  head: (context, _, path) =>
    isSoon(path)
      ? soonHead(context, path)
      : pageHead({
          title: context.i18n._(msg`Adresse inconnue`),
          description: context.i18n._(msg`Cette adresse n’existe pas ; voici toutes nos solutions.`),
          noindex: true,
          pictureless: true,
        }),
}
