import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page on connectivity, and what to read next. */
export const loadConnectivity = (context: RouterContext) =>
  loadProduct(context, '/connectivite', 'connectivity', 'scenes/channels')

export const connectivityHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Connectivité bancaire`),
    description: i18n._(
      msg`EBICS, SwiftNet, sFTP, FTPS et API : canaux, clés, chiffrement GPG et accusés HAC, pain.002 et camt.053, avec six questions à poser à vos banques.`,
    ),
  })
