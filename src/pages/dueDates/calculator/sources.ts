import type { Law } from '../law/invoice.ts'

// A section’s address shows the text in force on the day of the visit; an article’s shows one version for ever.
const termsOfPayment =
  'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000005634379/LEGISCTA000038411055/'

/** Where the law stands that the calculator applies. */
export const sources: Record<
  Law | 'fines' | 'sectors' | 'procurement' | 'recovery' | 'order' | 'reform' | 'ecb' | 'boe' | 'legal',
  string
> = {
  FR: termsOfPayment,
  sectors: termsOfPayment,
  EU: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
  UK: 'https://www.legislation.gov.uk/ukpga/1998/20',
  fines: 'https://www.economie.gouv.fr/dgccrf/les-fiches-pratiques/delais-de-paiement-les-regles-connaitre',
  procurement: 'https://www.legifrance.gouv.fr/codes/section_lc/LEGITEXT000037701019/LEGISCTA000037729705/',
  recovery: 'https://entreprendre.service-public.gouv.fr/actualites/A18889',
  order:
    'https://www.lemondedudroit.fr/judiciaire/325-procedure-civile/103077-modification-de-la-procedure-d-injonction-de-payer.html',
  reform:
    'https://www.mondaq.com/uk/contracts-and-commercial-law/1800608/new-late-payment-terms-in-uk-b2b-contracts-proposed-in-commercial-payments-bill',
  ecb: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
  boe: 'https://www.bankofengland.co.uk/boeapps/database/Bank-Rate.asp',
  legal: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F783',
}
