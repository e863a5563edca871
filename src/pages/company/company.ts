import { msg } from '@lingui/core/macro'
import { pageHead } from '../../seo/pageHead.ts'
import type { StillPage } from '../../site/stillPage.ts'
import { CompanyPage } from './CompanyPage.tsx'

/** The page and its head. */
export const company: StillPage = {
  Page: CompanyPage,
  head: ({ i18n }) =>
    pageHead({
      title: i18n._(msg`Entreprise : la trésorerie depuis 1987`),
      description: i18n._(
        msg`Un éditeur de logiciels de trésorerie fondé en 1987 : cinq dates, plus de 1 500 organisations, plus de 10 500 utilisateurs, et une règle, deux personnes.`,
      ),
    }),
}
