import { foldText } from '../../../i18n/foldText.ts'
import type { Entry, EntryField } from './entry.ts'

/** What a column of a list may hold: the entries for an invoice, whose debt it is, and its number. */
export type ListField = EntryField | 'debtor' | 'reference'

/** A heading or a value without what people write differently: case, accents, spaces and signs. */
export const termWords = (text: string): string => foldText(text).replace(/[^a-z0-9+]/g, '')

const headings: Record<ListField, string> = {
  debtor:
    'debtor customer client name nom company societe debiteur debtorname customername clientname nomduclient tiers customeraccount raisonsociale',
  reference:
    'reference ref number no n numero invoicenumber invoiceno invoiceref numerofacture numerodefacture numerodelafacture nfacture facture piece',
  invoice:
    'invoice invoicedate invoiced date dated datefacture datedefacture datedelafacture dateemission datedemission issued issuedate documentdate',
  received: 'received receiveddate invoicereceived datereception facturerecuele recuele receptiondelafacture',
  goods:
    'goods goodsreceived goodsdate delivery deliverydate delivered livraison datelivraison datedelivraison biens prestation receptiondesbiens performance',
  amount:
    'amount montant montantttc ttc total totalttc gross grossamount invoicetotal amountdue solde balance montantdu',
  currency: 'currency devise monnaie',
  term: 'term terms termkind kind paymentterm paymentterms delai delaidepaiement conditions conditionsdepaiement',
  days: 'days jours termdays nombredejours joursdedelai',
  method: 'method methode termmethod',
  sector: 'sector secteur',
  buyer: 'buyer acheteur typedacheteur buyertype',
  law: 'law droit loi country pays',
  rate: 'rate taux tauxconvenu agreedrate contractrate interestrate',
  paid: 'paid paiddate paidon paiement datepaiement datedepaiement payele paymentdate dateofpayment',
  today: 'today aujourdhui asof asat',
  movesWeekends: 'movesweekends',
  fairTerm: 'fairterm',
}

const fields = new Map(
  (Object.entries(headings) as [ListField, string][]).flatMap(([field, words]) =>
    words.split(' ').map(word => [word, field] as const),
  ),
)

/** The field that a heading names; undefined if it names none. */
export const fieldOf = (heading: string): ListField | undefined => fields.get(termWords(heading))

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
  onreceipt: { term: 'net', days: '0' },
  areception: { term: 'net', days: '0' },
  reception: { term: 'net', days: '0' },
  comptant: { term: 'net', days: '0' },
}

const unit = '(?:days?|jours?|j|d)?'
const monthEnd = '(?:endofmonth|eom|findemois|fdm)'
const daysFirst = new RegExp(`^(\\d{1,3})${unit}\\+?${monthEnd}$`)
const monthFirst = new RegExp(`^${monthEnd}\\+?(?:net)?(\\d{1,3})${unit}$`)
const plain = new RegExp(`^(?:net)?\\+?(\\d{1,3})${unit}(?:net|nets|datedefacture|datefacture|ddf)?$`)
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
