import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the Bank authorities page, and what to read next. */
export const loadBankAuthorities = (context: RouterContext) =>
  loadProduct(context, '/pouvoirs-bancaires', 'bankAuthorities', 'scenes/authorities')

export const bankAuthoritiesHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Pouvoirs bancaires : signataires et eBAM`),
    description: i18n._(
      msg`Comptes, signataires, plafonds et documents dans un inventaire BAM, demandes à la banque en acmt.007 à .018, et chaque changement validé à deux.`,
    ),
  })
