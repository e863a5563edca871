import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page, and what to read next. */
export const loadAccountingExport = (context: RouterContext) =>
  loadProduct(context, '/export-comptable', 'accountingExport', 'scenes/journal')

export const accountingExportHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Export comptable du relevé vers l’ERP`),
    description: i18n._(
      msg`Écritures de banque prêtes pour l’ERP : comptes 512, 58, 627, 661 et 768, journal équilibré, champs du FEC, pièces conservées dix ans.`,
    ),
  })
