import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'
import { loadProduct } from '../../site/loadProduct.ts'

/** Words and scene of the page, and what to read next. */
export const loadIsoMigration = (context: RouterContext) =>
  loadProduct(context, '/migration-iso-20022', 'isoMigration', 'scenes/migration')

export const isoMigrationHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Migration ISO 20022 : des MT au XML`),
    description: i18n._(
      msg`MT101 vers pain.001, MT940 vers camt.053 : trois étapes par banque, les dates passées, les adresses à reprendre et cinq champs à remplir.`,
    ),
  })
