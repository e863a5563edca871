/**
 * The fictional group that all scenes show, and its figures. Scenes take amounts, names and statuses from here alone,
 * so that batches, statements and pools agree wherever they are seen. Amounts are in the currency's own unit.
 */

/** The date of every illustration, a Thursday. */
export const today = '2025-08-28'

export const group = { name: 'Arvenne', entities: 14 }

export type Person = { name: string; short: string; initials: string }

export const people = {
  vasseur: { name: 'Hélène Vasseur', short: 'H. Vasseur', initials: 'HV' },
  tremblay: { name: 'Marc Tremblay', short: 'M. Tremblay', initials: 'MT' },
  belanger: { name: 'Julie Bélanger', short: 'J. Bélanger', initials: 'JB' },
  roy: { name: 'Louis Roy', short: 'L. Roy', initials: 'LR' },
  kone: { name: 'Awa Koné', short: 'A. Koné', initials: 'AK' },
} satisfies Record<string, Person>

/** All accounts of the group in euros, by value date; the pool's header account holds as much after the sweep. */
export const position = 4_820_116.4

/** Exchange rates of the day: units of a currency per euro. */
export const rates: Record<string, number> = { EUR: 1, CHF: 0.9352, CAD: 1.6048, XOF: 655.957 }

export type Account = {
  bank: string
  number: string
  balance: number
  currency: string
  news: 'balanced' | 'intraday' | 'statement'
  at?: string
}

export const accounts: Account[] = [
  {
    bank: 'Crédit Atlantique',
    number: 'FR76 •••• 4417',
    balance: 1_904_552.18,
    currency: 'EUR',
    news: 'balanced',
  },
  {
    bank: 'Banque du Léman',
    number: 'CH93 •••• 2957',
    balance: 812_400,
    currency: 'CHF',
    news: 'intraday',
    at: '11:42',
  },
  {
    bank: 'Laurentian Trust',
    number: 'CA •••• 0083',
    balance: 1_265_030.75,
    currency: 'CAD',
    news: 'statement',
  },
  {
    bank: 'Caisse Maritime',
    number: 'FR76 •••• 6120',
    balance: 688_310.44,
    currency: 'EUR',
    news: 'balanced',
  },
  {
    bank: 'Union Ivoirienne',
    number: 'CI •••• 2215',
    balance: 96_400_000,
    currency: 'XOF',
    news: 'intraday',
    at: '11:40',
  },
]

/** What the list of accounts leaves out, in euros. */
export const otherAccounts = { count: 4, balance: 423_322.36 }

/** Who must sign, up to which amount in euros; the last tier has no limit. */
export const tiers: { limit: number; signers: Person[] }[] = [
  { limit: 10_000, signers: [people.vasseur] },
  { limit: 1_000_000, signers: [people.vasseur, people.belanger] },
  { limit: Number.POSITIVE_INFINITY, signers: [people.vasseur, people.tremblay] },
]

/** From this amount in euros on, one of the two signatures is an officer's. */
export const officerThreshold = 1_000_000

export type Signature = { person: Person; at?: string }

/** The batch that waits for its second signature. */
export const batch = {
  name: 'SEPA 2291',
  number: 2291,
  bank: 'Crédit Atlantique',
  total: 1_284_930.55,
  transfers: 48,
  execution: '2025-08-29',
  digest: '7FA2 910C',
  signatures: [{ person: people.vasseur, at: '10:18' }, { person: people.tremblay }] as Signature[],
  /** The largest transfers; `changed` marks bank details that were changed and approved again. */
  rows: [
    { payee: 'Nordex Rail SAS', account: 'FR76 •••• 9012', invoice: 'NR-4471', amount: 412_880 },
    { payee: 'Octave Médias', account: 'FR76 •••• 9627', invoice: 'OM-1209', amount: 268_114.2 },
    {
      payee: 'Lumen Capteurs',
      account: 'FR76 •••• 7781',
      invoice: 'LC-0388',
      amount: 190_500,
      changed: true,
    },
    { payee: 'Maison Brune', account: 'FR76 •••• 5120', invoice: 'MB-7752', amount: 88_240.35 },
  ],
  others: { count: 44, amount: 325_196 },
  change: { payee: 'Lumen Capteurs', day: '2025-08-26', first: people.belanger, second: people.roy },
}

/** How many of the batch's signatures are there. */
export const signed = batch.signatures.filter(({ at }) => at !== undefined).length

export type Payment = { name: string; amount: number; currency: string }

/** All that waits for a signature, the batch above first. */
export const waiting = [
  { name: batch.name, purpose: 'suppliers', amount: batch.total, currency: 'EUR' },
  { name: 'SWIFT 0418', purpose: 'singapore', amount: 86_400, currency: 'USD' },
  { name: 'SEPA 2292', purpose: 'rent', amount: 214_006, currency: 'EUR' },
  { name: 'CHQ 0077', purpose: 'check', amount: 3_120, currency: 'EUR' },
] as const satisfies (Payment & { purpose: string })[]

/** What has been signed and sent before it. */
export const sent = [
  { name: 'SEPA 2290', purpose: 'payroll', amount: 1_038_204.1, currency: 'EUR', channel: 'EBICS' },
  { name: 'SWIFT 0417', purpose: 'osaka', amount: 42_800_000, currency: 'JPY', channel: 'SwiftNet' },
  { name: 'SEPA 2289', purpose: 'expenses', amount: 31_447.86, currency: 'EUR', channel: 'EBICS' },
] as const satisfies (Payment & { purpose: string; channel: string })[]

/** A line of a statement; `type` is its SWIFT transaction type. */
export type StatementLine = {
  label: string
  amount: number
  type: string
  reference: string
  bankReference: string
}

/** The day's statement of the pool's header account. */
export const statement = {
  reference: 'CA250828001',
  account: 'CRATFR2AXXX/00000126780',
  day: today,
  dayBefore: '2025-08-27',
  opening: 4_783_231.05,
  closing: position,
  lines: [
    { label: 'VIR NORDEX RAIL', amount: 18_240, type: 'TRF', reference: 'F-20871', bankReference: '8840' },
    { label: 'PRLV HALIEUTE', amount: -2_115.4, type: 'DDT', reference: '0712', bankReference: '8841' },
    { label: 'VIR OCTAVE MEDIAS', amount: 7_800, type: 'TRF', reference: 'OCTAVE', bankReference: '8842' },
    { label: 'REM CHQ 00412', amount: 12_960.75, type: 'CHK', reference: '00412', bankReference: '8843' },
  ] as StatementLine[],
}

/** Ledger entries, and the statement line (its place in the list) that each one answers. */
export const entries = [
  { kind: 'invoice', reference: 'F-20871', account: '411 Nordex', amount: 18_240, line: 0 },
  { kind: 'debit', reference: '0712', account: '401 Halieute', amount: -2_115.4, line: 1 },
  { kind: 'invoice', reference: 'F-20902', account: '411 Octave', amount: 4_300, line: 2 },
  { kind: 'invoice', reference: 'F-20911', account: '411 Octave', amount: 3_500, line: 2 },
] as const

/** The slip of the checks that the day's statement shows as deposited: their sum is its line. */
export const remittance = {
  number: '00412',
  bank: 'Crédit Atlantique',
  checks: [
    { number: '0000412', drawer: 'Halieute Distribution', amount: 5_210 },
    { number: '0088153', drawer: 'Maison Brune', amount: 4_900.75 },
    { number: '1200964', drawer: 'Courtage Valmy', amount: 2_850 },
  ],
} as const

/** The cash pool after the day's sweep: what each company has in it, in euros, and what its header account holds. */
export const pool = {
  header: position,
  companies: [
    { name: 'logistics', balance: 812_400 },
    { name: 'trading', balance: 3_106_920.11 },
    { name: 'canada', balance: -340_018.2 },
    { name: 'services', balance: 1_240_814.49 },
  ],
} as const
