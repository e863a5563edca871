import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { StatementsPage } from './StatementsPage.tsx'

/** The page and its head. */
export const statements: StillPage<Reading> = {
  Page: StatementsPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Relevés bancaires, soldes et frais contrôlés`),
      description: i18n._(
        msg`MT940, camt.053, CFONB120 et intraday dans une seule liste : continuité des soldes contrôlée à chaque relevé, frais facturés comparés au tarif convenu.`,
      ),
    }),
}
