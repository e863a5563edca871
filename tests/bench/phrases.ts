import type { Locale } from '../../src/i18n/locales.ts'

/** Sentences of generated articles in one language. Nobody reads them: they only need the size of prose. */
export type Phrases = {
  subjects: readonly string[]
  verbs: readonly string[]
  objects: readonly string[]
  endings: readonly string[]
  headings: readonly string[]
  titles: readonly string[]
  rows: readonly string[]
  columns: readonly [string, string, string]
  note: string
  readAlso: string
  cover: string
}

const french: Phrases = {
  subjects: [
    'Le trésorier du groupe',
    'La direction financière',
    'Un comptable de filiale',
    'La banque principale',
    'Le plan à treize semaines',
    'Le relevé du matin',
    'Une campagne de virements',
    'Le rapprochement de fin de mois',
    'Chaque signataire',
    'La position consolidée',
    'Un fournisseur étranger',
    'La ligne de crédit',
  ],
  verbs: [
    'rapproche',
    'confirme',
    'retarde',
    'explique',
    'annonce',
    'corrige',
    'réduit',
    'documente',
    'bloque',
  ],
  objects: [
    'les soldes de neuf banques',
    'un écart de quelques milliers d’euros',
    'les encaissements de la semaine',
    'les frais de tenue de compte',
    'le paiement le plus urgent',
    'la dette à court terme',
    'les flux entre sociétés',
    'un taux négocié au printemps',
    'les pouvoirs bancaires échus',
    'la prévision du trimestre',
  ],
  endings: [
    'avant neuf heures',
    'sans ressaisie',
    'dès que le fichier arrive',
    'avec deux validations',
    'à la date de valeur',
    'pour toutes les entités',
    'au plus tard le jeudi',
    'et le journal en garde la trace',
  ],
  headings: [
    'Ce que montre le relevé du matin',
    'Deux validations valent mieux qu’une',
    'Les frais ne se lisent pas seuls',
    'Le plan se corrige chaque semaine',
    'Une filiale, une règle',
    'Qui signe, et jusqu’à combien',
  ],
  titles: [
    'Relevés',
    'Virements',
    'Prévision',
    'Frais bancaires',
    'Pouvoirs',
    'Placements',
    'Change',
    'Clôture',
  ],
  rows: ['Comptes suivis', 'Virements du mois', 'Écarts ouverts', 'Minutes par jour'],
  columns: ['Mesure', 'Avant', 'Après'],
  note: 'Texte produit pour mesurer le site, sans source.',
  readAlso: 'À lire aussi',
  cover: 'Gravure : un motif guilloché en fines lignes.',
}

const english: Phrases = {
  subjects: [
    'The group treasurer',
    'The finance department',
    'An accountant in a subsidiary',
    'The main bank',
    'The thirteen-week plan',
    'The morning statement',
    'A payment run',
    'The month-end reconciliation',
    'Every signatory',
    'The consolidated position',
    'A supplier abroad',
    'The credit line',
  ],
  verbs: [
    'matches',
    'confirms',
    'delays',
    'explains',
    'announces',
    'corrects',
    'reduces',
    'records',
    'blocks',
  ],
  objects: [
    'the balances of nine banks',
    'a gap of a few thousand euros',
    'the receipts of the week',
    'the charges of each account',
    'the most urgent payment',
    'the short-term debt',
    'the flows between companies',
    'a rate agreed in spring',
    'mandates that have lapsed',
    'the forecast of the quarter',
  ],
  endings: [
    'before nine o’clock',
    'with nothing typed twice',
    'as soon as the file is in',
    'under two approvals',
    'at its value date',
    'for all entities',
    'by Thursday at the latest',
    'and the log keeps track of it',
  ],
  headings: [
    'What the morning statement shows',
    'Two approvals are better than one',
    'Charges do not read themselves',
    'The plan is mended every week',
    'One subsidiary, one rule',
    'Who signs, and up to how much',
  ],
  titles: [
    'Statements',
    'Transfers',
    'Forecast',
    'Bank charges',
    'Mandates',
    'Investments',
    'Currencies',
    'Closing',
  ],
  rows: ['Accounts followed', 'Transfers this month', 'Open gaps', 'Minutes a day'],
  columns: ['Measure', 'Before', 'After'],
  note: 'Text made to measure the site, without a source.',
  readAlso: 'Read also',
  cover: 'Engraving: a guilloché pattern of fine lines.',
}

/** The phrases of each language that the generator writes. */
export const phrases: Partial<Record<Locale, Phrases>> = { fr: french, en: english }
