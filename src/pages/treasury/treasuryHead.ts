import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scenes of the Treasury page, and what to read next. */
export const loadTreasury = (context: RouterContext) =>
  loadProduct(context, '/tresorerie', 'treasury', 'scenes/position', 'scenes/pooling')

export const treasuryHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Prévisions, équilibrage et cash pooling`),
    description: i18n._(
      msg`Position en date de valeur, prévisions directes et indirectes, rapports par devise et par entité, équilibrage des comptes et cash pooling.`,
    ),
  })
