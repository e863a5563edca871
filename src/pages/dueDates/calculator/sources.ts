import { eurLex } from '../../../i18n/eurLex.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Law } from '../law/invoice.ts'

// A section’s address shows the text in force on the day of the visit; an article’s shows one version for ever.
const termsOfPayment =
  'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000005634379/LEGISCTA000038411055/'

export type SourceName =
  | Law
  | 'fines'
  | 'sectors'
  | 'procurement'
  | 'recovery'
  | 'order'
  | 'reform'
  | 'ecb'
  | 'boe'
  | 'legal'

/** Where the law stands that the calculator applies, in the reader's language where it has the text. */
export const sourcesIn = (locale: Locale): Record<SourceName, string> => ({
  FR: termsOfPayment,
  sectors: termsOfPayment,
  EU: eurLex('dir/2011/7', locale),
  UK: 'https://www.legislation.gov.uk/ukpga/1998/20',
  fines: 'https://www.economie.gouv.fr/dgccrf/les-fiches-pratiques/delais-de-paiement-les-regles-connaitre',
  procurement: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000037701019/LEGISCTA000037729705/',
  recovery: 'https://entreprendre.service-public.gouv.fr/actualites/A18889',
  order: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000006070716/LEGISCTA000006149784/',
  reform: 'https://bills.parliament.uk/bills/4128',
  ecb: `https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.${locale}.html`,
  boe: 'https://www.bankofengland.co.uk/boeapps/database/Bank-Rate.asp',
  legal: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F783',
})
