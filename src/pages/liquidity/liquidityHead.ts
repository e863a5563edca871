import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the Liquidity management page, and what to read next. */
export const loadLiquidity = (context: RouterContext) =>
  loadProduct(context, '/gestion-liquidite', 'liquidity', 'scenes/schedule')

export const liquidityHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Dettes, placements et alertes de liquidité`),
    description: i18n._(
      msg`Dettes, placements et comptes courants sur un échéancier, avec une alerte en date de valeur avant qu’un solde passe sous votre seuil.`,
    ),
  })
