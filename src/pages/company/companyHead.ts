import { msg } from '@lingui/core/macro'
import type { RouterContext } from '../../router.tsx'
import { pageHead } from '../../seo/pageHead.ts'

/** Words and picture of the company page. */
export const loadCompany = ({ areas }: RouterContext) => areas('company', 'scenes/certificate')

export const companyHead = ({ i18n }: RouterContext) =>
  pageHead({
    title: i18n._(msg`Entreprise : la trésorerie depuis 1987`),
    description: i18n._(
      msg`Un éditeur de logiciels de trésorerie fondé en 1987 : cinq dates, plus de 1 500 organisations, plus de 10 500 utilisateurs, et une règle, deux personnes.`,
    ),
  })
