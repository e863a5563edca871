import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { SepaMandatesPage } from './SepaMandatesPage.tsx'

/** The page and its head. */
export const sepaMandates: StillPage<Reading> = {
  Page: SepaMandatesPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Mandats SEPA : RUM, archive, échéancier`),
      description: i18n._(
        msg`RUM attribuée automatiquement, mandats archivés, statuts et échéancier à jour ; une remise de prélèvements sans mandat valide est bloquée.`,
      ),
    }),
}
