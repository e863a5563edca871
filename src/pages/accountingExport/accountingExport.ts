import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { AccountingExportPage } from './AccountingExportPage.tsx'

/** The page and its head. */
export const accountingExport: StillPage<Reading> = {
  Page: AccountingExportPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Export comptable du relevé vers l’ERP`),
      description: i18n._(
        msg`Écritures de banque prêtes pour l’ERP : comptes 512, 58, 627, 661 et 768, journal équilibré, champs du FEC, pièces conservées dix ans.`,
      ),
    }),
}
