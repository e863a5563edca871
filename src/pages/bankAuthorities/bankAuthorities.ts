import { msg } from '@lingui/core/macro'
import type { Reading } from '../../content/types.ts'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { BankAuthoritiesPage } from './BankAuthoritiesPage.tsx'

/** The page and its head. */
export const bankAuthorities: StillPage<Reading> = {
  Page: BankAuthoritiesPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Pouvoirs bancaires : signataires et eBAM`),
      description: i18n._(
        msg`Comptes, signataires, plafonds et documents dans un inventaire BAM, demandes à la banque en acmt.007 à .018, et chaque changement validé à deux.`,
      ),
    }),
}
