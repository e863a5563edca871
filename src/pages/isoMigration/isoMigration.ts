import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { IsoMigrationPage } from './IsoMigrationPage.tsx'

/** The page and its head. */
export const isoMigration: StillPage<Reading> = {
  Page: IsoMigrationPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Migration ISO 20022 : des MT au XML`),
      description: i18n._(
        msg`MT101 vers pain.001, MT940 vers camt.053 : trois étapes par banque, les dates passées, les adresses à reprendre et cinq champs à remplir.`,
      ),
    }),
}
