/** What a bank does about a problem: nothing or a correction, a refusal of one payment, a refusal of the whole file. */
export type Severity = 'warning' | 'transaction' | 'file'

export type ProblemCode =
  | 'xml'
  | 'doctype'
  | 'version'
  | 'retiredVersion'
  | 'schema'
  | 'empty'
  | 'count'
  | 'controlSum'
  | 'controlSumDecimals'
  | 'controlSumMissing'
  | 'amount'
  | 'currency'
  | 'iban'
  | 'ibanNational'
  | 'sepaCountry'
  | 'bic'
  | 'bicCountry'
  | 'length'
  | 'remittance'
  | 'characters'
  | 'slashes'
  | 'chargeBearer'
  | 'datePast'
  | 'dateFar'
  | 'dateNotBusiness'
  | 'dateTime'
  | 'paymentTypeTwice'
  | 'duplicateId'
  | 'duplicatePayment'
  | 'reference'
  | 'lei'
  | 'addressUnstructured'
  | 'addressLines'
  | 'addressMissing'
  | 'encoding'
  | 'creditorId'
  | 'mandate'
  | 'mandateDate'
  | 'localInstrument'
  | 'amendment'
  | 'notAccepted'

/** Why a rule does not hold: what distinguishes the problems of one code, for the words that describe them. */
export type Reason =
  | 'unknownElement'
  | 'order'
  | 'repeated'
  | 'missing'
  | 'choice'
  | 'textBetween'
  | 'length'
  | 'pattern'
  | 'code'
  | 'number'
  | 'date'
  | 'attribute'
  | 'notPayment'
  | 'contradiction'
  | 'retired'
  | 'rare'
  | 'zero'
  | 'tooLarge'
  | 'decimals'
  | 'equivalent'
  | 'notation'
  | 'country'
  | 'checkDigits'
  | 'notProvided'
  | 'both'
  | 'several'
  | 'identifier'
  | 'offsetMissing'
  | 'notInstant'
  | 'weekend'
  | 'holiday'
  | 'sameDay'
  | 'future'
  | 'afterCollection'
  | 'schemeName'
  | 'withdrawn'
  | 'withoutDetails'
  | 'withoutIndicator'
  | 'unchanged'
  | 'repetition'
  | 'byteOrderMark'
  | 'encoding'
  | 'bytes'
  | 'prefix'
  | 'qrIban'
  | 'initiator'
  | 'purpose'
  | 'cdata'
  | 'fraction'
  | 'space'

/** Where something stands in a file; the first line and the first column are 1. */
export type Position = { line: number; column: number }

export type Problem = Position & {
  code: ProblemCode
  severity: Severity
  /** The tag of the element, or of its parent where the element is missing; empty if there is none. */
  element: string
  reason?: Reason
  /** The number of the payment in the file, from 1. */
  payment?: number
  /** What the file says. */
  found?: string
  /** What it should say, or what is missing. */
  expected?: string
}

/** The country whose banks' rules apply; `SEPA` stands for every other country of the area. */
export type Profile = 'FR' | 'DE' | 'AT' | 'CH' | 'BE' | 'SEPA'

export type Verdict = 'accepted' | 'warned' | 'rejected'

/** A payment, as an overview or a table shows it. */
export type Payment = Position & {
  number: number
  block: number
  /** The other party. */
  name: string
  account: string
  /** As the file writes it; undefined if it is no amount. */
  amount: string | undefined
  currency: string
  endToEndId: string
  text: string
  /** The worst of its problems; undefined if it has none. */
  severity?: Severity
}

/** What is wrong with a vendor's or a customer's data in the payments to them. */
export type PartyFault = Pick<Problem, 'code' | 'reason' | 'element' | 'expected'>

/** A vendor or customer whose data have to be corrected where they are kept. */
export type Party = { name: string; account: string; payments: number; faults: PartyFault[] }

/** The payments of one debtor or creditor account on one day (`PmtInf`). */
export type Block = Position & {
  id: string
  name: string
  account: string
  date: string
  count: number
  /** In hundred-thousandths (`decimal.ts`), whatever the currencies. */
  sum: bigint
  currencies: string[]
  profile: Profile
  isSepa: boolean
}

export type Report = {
  /** Such as `pain.001`; empty where the file is no payment file. */
  message: string
  /** Such as `pain.001.001.09`. */
  version: string
  profile: Profile
  verdict: Verdict
  transactions: number
  /** A decimal number with at least two decimals. */
  sum: string
  messageId: string
  /** When the file says that it was made. */
  created: string
  /** Who sends the file. */
  initiator: string
  blocks: Block[]
  payments: Payment[]
  problems: Problem[]
  /** How many problems there are of each severity, whether they are listed or not. */
  totals: Record<Severity, number>
  /** The vendors or customers whose data have problems, in the order of their first payment. */
  parties: Party[]
  /** How many problems of a code are not in the list, which holds the first thousand of each. */
  omitted: Partial<Record<ProblemCode, number>>
}
