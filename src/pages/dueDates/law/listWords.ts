import { foldText } from '../../../i18n/foldText.ts'
import type { Entry, EntryField } from './entry.ts'

/** What a column of a list may hold: the entries for an invoice, whose debt it is, its number and due date. */
export type ListField = EntryField | 'debtor' | 'reference' | 'due'

/** A heading or a value without what people write differently: case, accents, spaces and signs. */
export const termWords = (text: string): string => foldText(text).replace(/[^a-z0-9+]/g, '')

const headings: Record<ListField, string> = {
  debtor:
    'debtor customer client name nom company societe debiteur debtorname customername clientname nomclient nomduclient tiers customeraccount raisonsociale kunde debitor',
  reference:
    'reference ref number no n numero invoicenumber invoiceno invoiceid invoiceref documentnumber numerofacture numerodefacture numerodelafacture nfacture facturen nodefacture referencefacture facture piece npiece rechnungsnummer rechnungsnr',
  invoice:
    'invoice invoicedate dateofinvoice invoiced date dated datefacture datedefacture datedelafacture datefacturation datedefacturation dateemission datedemission datepiece issued issuedate issuedon documentdate rechnungsdatum',
  received:
    'received receiveddate receivedon invoicereceived datereception facturerecuele recuele receptiondelafacture',
  goods:
    'goods goodsreceived goodsdate delivery deliverydate dateofdelivery delivered livraison livrele datelivraison datedelivraison biens prestation receptiondesbiens performance',
  amount:
    'amount montant montantttc ttc total totalttc gross grossamount invoiceamount invoicetotal totalamount amountinclvat totalinclvat amountincvat totalincvat amountdue solde balance outstanding montantdu montantfacture montantdelafacture netapayer resteapayer restedu betrag rechnungsbetrag bruttobetrag',
  currency: 'currency currencycode ccy devise monnaie wahrung',
  term: 'term terms termkind kind paymentterm paymentterms termsofpayment delai delaidepaiement delaidereglement delaireglement conditions conditionsdepaiement conditionsdereglement modalitesdepaiement modalitesdereglement zahlungsziel',
  due: 'due duedate dueon payableon payableby echeance echeancele dateecheance datedecheance fallig falligam falligkeit',
  days: 'days jours termdays paymentdays nombredejours joursdedelai',
  method: 'method methode termmethod',
  sector: 'sector secteur',
  buyer: 'buyer acheteur typedacheteur buyertype',
  law: 'law governinglaw droit droitapplicable loi',
  rate: 'rate taux tauxconvenu agreedrate contractrate interestrate',
  paid: 'paid paiddate datepaid paidon paiement datepaiement datedepaiement payele payeele paymentdate dateofpayment reglement reglele regleele datereglement datedereglement bezahltam',
  today: 'today aujourdhui asof asat',
  movesWeekends: 'movesweekends',
  fairTerm: 'fairterm',
}

const fields = new Map(
  (Object.entries(headings) as [ListField, string][]).flatMap(([field, words]) =>
    words.split(' ').map(word => [word, field] as const),
  ),
)

/** A unit at the end of a heading: “Montant TTC en €”, “Amount EUR”. */
const unitOfHeading = /(?:en|in)?(?:eur|euros?|gbp)?$/

/** The field that a heading names, whatever unit it adds; undefined if it names none. */
export function fieldOf(heading: string): ListField | undefined {
  const words = termWords(heading.replace(/(?<=\S\s*)[([].*?[)\]]/g, '').replace('#', 'number'))
  return fields.get(words) ?? fields.get(words.replace(unitOfHeading, ''))
}

/**
 * The fields that headings name, each once. Beside another date of the invoice, “Invoice” is its number.
 */
export function fieldsOf(cells: readonly string[]): (ListField | undefined)[] {
  const isBare = (cell: string) => termWords(cell) === 'invoice'
  const named = cells.map(fieldOf)
  const isNumber = named.some((field, index) => field === 'invoice' && !isBare(cells[index] ?? ''))
  const meant = named.map((field, index) => (isNumber && isBare(cells[index] ?? '') ? 'reference' : field))
  return meant.map((field, index) => (meant.indexOf(field) === index ? field : undefined))
}

/** Values as lists have them, by field, in the words that `readEntry` knows. */
export const valueWords: Partial<Record<EntryField, Record<string, string>>> = {
  law: {
    fr: 'FR',
    france: 'FR',
    eu: 'EU',
    ue: 'EU',
    uk: 'UK',
    gb: 'UK',
    royaumeuni: 'UK',
    unitedkingdom: 'UK',
  },
  buyer: {
    business: 'business',
    entreprise: 'business',
    public: 'public',
    publicauthority: 'public',
    personnepublique: 'public',
    health: 'health',
    healthcare: 'health',
    sante: 'health',
    hopital: 'health',
  },
  sector: {
    transport: 'transport',
    perishable: 'perishable',
    perissable: 'perishable',
    perissables: 'perishable',
    freshmeat: 'freshMeat',
    viandefraiche: 'freshMeat',
    viandesfraiches: 'freshMeat',
    spirits: 'spirits',
    spiritueux: 'spirits',
    wine: 'wine',
    vin: 'wine',
    vins: 'wine',
  },
  method: { monthendfirst: 'monthEndFirst', monthendlast: 'monthEndLast' },
  fairTerm: { true: 'true', yes: 'true', oui: 'true', false: 'false', no: 'false', non: 'false' },
  movesWeekends: { true: 'true', yes: 'true', oui: 'true', false: 'false', no: 'false', non: 'false' },
}

const kinds: Record<string, Entry> = {
  none: { term: 'none' },
  rien: { term: 'none' },
  aucun: { term: 'none' },
  net: { term: 'net' },
  endofmonth: { term: 'endOfMonth' },
  eom: { term: 'endOfMonth' },
  findemois: { term: 'endOfMonth' },
  fdm: { term: 'endOfMonth' },
  summary: { term: 'summary' },
  periodique: { term: 'summary' },
  recapitulative: { term: 'summary' },
  ...Object.fromEntries(
    'onreceipt dueonreceipt uponreceipt areception reception immediate comptant cash'
      .split(' ')
      .map(words => [words, { term: 'net', days: '0' }]),
  ),
}

const unit = '(?:days?|jours?|j|d|tage?)?'
const monthEnd = '(?:endofmonth|eom|findemois|fdm|fm)'
const fromInvoice =
  '(?:nets?|netto|ddf|(?:from|after)?(?:the)?(?:dateof)?(?:the)?invoice(?:date)?|(?:dela)?date(?:d?emission)?(?:dela|de|d)?(?:facture)?)?'
const daysFirst = new RegExp(`^(\\d{1,3})${unit}\\+?${monthEnd}$`)
const monthFirst = new RegExp(`^${monthEnd}\\+?(?:net)?(\\d{1,3})${unit}$`)
const plain = new RegExp(`^(?:net)?\\+?(\\d{1,3})${unit}${fromInvoice}$`)
const ofSummary = new RegExp(
  `^(?:summary|periodique|recapitulative)(\\d{1,3})${unit}$|^(\\d{1,3})${unit}(?:summary|periodique|recapitulative)$`,
)

/**
 * A term as lists have it; undefined if it is none that is known.
 * @example entryOfTerm('45 jours fin de mois') // { term: 'endOfMonth', days: '45', method: 'monthEndLast' }
 * @example entryOfTerm('Net 30') // { term: 'net', days: '30' }
 */
export function entryOfTerm(text: string): Entry | undefined {
  const words = termWords(text)
  const known = kinds[words]
  if (known) return known
  const [, net] = plain.exec(words) ?? []
  if (net) return { term: 'net', days: net }
  const [, before] = daysFirst.exec(words) ?? []
  if (before) return { term: 'endOfMonth', days: before, method: 'monthEndLast' }
  const [, after] = monthFirst.exec(words) ?? []
  if (after) return { term: 'endOfMonth', days: after, method: 'monthEndFirst' }
  const [, one, two] = ofSummary.exec(words) ?? []
  const days = one ?? two
  return days ? { term: 'summary', days } : undefined
}
