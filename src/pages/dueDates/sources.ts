import type { Law } from '../../dueDates/terms.ts'

/** Where the law stands that the calculator applies. */
export const sources: Record<Law | 'fines' | 'sectors', string> = {
  france: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000038414392',
  eu: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj',
  uk: 'https://www.legislation.gov.uk/ukpga/1998/20',
  fines: 'https://www.economie.gouv.fr/dgccrf/les-fiches-pratiques/delais-de-paiement-les-regles-connaitre',
  sectors: 'https://www.doctrine.fr/l/texts/codes/LEGITEXT000005634379/articles/LEGIARTI000038411642',
}
