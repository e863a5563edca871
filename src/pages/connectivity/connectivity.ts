import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { ConnectivityPage } from './ConnectivityPage.tsx'

/** The page and its head. */
export const connectivity: StillPage<Reading> = {
  Page: ConnectivityPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Connectivité bancaire`),
      description: i18n._(
        msg`EBICS, SwiftNet, sFTP, FTPS et API : canaux, clés, chiffrement GPG et accusés HAC, pain.002 et camt.053, avec six questions à poser à vos banques.`,
      ),
    }),
}
