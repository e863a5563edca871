import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scenes of the page, and what to read next. */
export const loadStatements = (context: RouterContext) =>
  loadProduct(context, '/releves-bancaires', 'statements', 'scenes/inbox', 'scenes/fees')

export const statementsHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Relevés bancaires, soldes et frais contrôlés`),
    description: i18n._(
      msg`MT940, camt.053, CFONB120 et intraday dans une seule liste : continuité des soldes contrôlée à chaque relevé, frais facturés comparés au tarif convenu.`,
    ),
  })
