import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { LiquidityPage } from './LiquidityPage.tsx'

/** The page and its head. */
export const liquidity: StillPage<Reading> = {
  Page: LiquidityPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Dettes, placements et alertes de liquidité`),
      description: i18n._(
        msg`Dettes, placements et comptes courants sur un échéancier, avec une alerte en date de valeur avant qu’un solde passe sous votre seuil.`,
      ),
    }),
}
