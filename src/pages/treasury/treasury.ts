import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { TreasuryPage } from './TreasuryPage.tsx'

/** The page and its head. */
export const treasury: StillPage<Reading> = {
  Page: TreasuryPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Prévisions, équilibrage et cash pooling`),
      description: i18n._(
        msg`Position en date de valeur, prévisions directes et indirectes, rapports par devise et par entité, équilibrage des comptes et cash pooling.`,
      ),
    }),
}
