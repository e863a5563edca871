export type Format = 'mt940' | 'mt942' | 'camt052' | 'camt053' | 'camt054' | 'cfonb120' | 'coda'

/**
 * What a bank sends: a statement of booked movements between two balances, a report during the day, or a notification
 * of some movements. Only the first must have balances.
 */
export type Kind = 'statement' | 'intraday' | 'notification'

/** An amount in hundred-thousandths of its currency, exact at any size; negative for a debit. */
export type Amount = bigint

/** A date, `YYYY-MM-DD`. */
export type Day = string

/** Where something stands in a file. */
export type Place = {
  /** The line, from 1; in a CFONB120 file without line breaks, the record. */
  line?: number
  /** The column in that line; from 1. */
  column?: number
  /** The field (`:61:`), the type of record (`04`) or the path of the element (`Stmt[1]/Ntry[2]/Amt`). */
  tag?: string
}

export type ProblemCode =
  // The file as a whole
  | 'empty'
  | 'binary'
  | 'archive'
  | 'locked'
  | 'damaged'
  | 'tooLarge'
  | 'failed'
  | 'unknownFormat'
  | 'otherMessage'
  | 'doctype'
  | 'xml'
  | 'noStatement'
  | 'more'
  // One value
  | 'date'
  | 'amount'
  | 'sign'
  | 'currency'
  | 'code'
  // One movement, balance or line
  | 'movement'
  | 'balance'
  | 'unknownLine'
  | 'orphan'
  | 'misplaced'
  | 'otherAccount'
  // One statement
  | 'noOpening'
  | 'noClosing'
  | 'count'
  | 'sum'
  | 'duplicate'

/** What is wrong with a file, where, and the text that stands there. */
export type Problem = Place & { code: ProblemCode; found?: string }

export type Balance = Place & { amount: Amount; day?: Day }

/** One of the transactions that a bank booked as a single amount. */
export type Transaction = {
  /** Undefined if the file does not say. */
  amount?: Amount
  text: string
  references: string[]
  counterparty: string
}

export type Movement = Place & {
  /** The booking date; undefined if the file does not say, or says it wrong. */
  booked?: Day
  /** The value date. */
  valued?: Day
  /** Negative for a debit. */
  amount: Amount
  text: string
  references: string[]
  /** Name and account of the other party; empty if the file does not say. */
  counterparty: string
  /** The currency, if it is not that of the account: the movement then counts in no sum. */
  currency?: string
  /** What the bank charged with this movement, in the currency of the account; negative if the account pays it. */
  charges?: Amount
  /** The bank's code for the kind of movement, such as `NTRF`, `PMNT RCDT ESCT` or `05`; empty if there is none. */
  code: string
  isFee: boolean
  isReversal: boolean
  /** Announced but not booked: it counts in no sum. */
  isPending: boolean
  /** A value of this movement could not be read. */
  isPartial: boolean
  transactions: Transaction[]
}

/** A statement as it stands in a file: what could not be read is undefined, never guessed. */
export type Statement = Place & {
  kind: Kind
  /** IBAN or the bank's own number; empty if the file does not say. */
  account: string
  owner: string
  bank: string
  /** The statement's number, if it has one. */
  number: string
  /** The number that orders statements of one day, and the page; undefined if the file does not say. */
  sequence?: number
  page?: number
  /** A balance stands in the file and could not be read, which has been reported. */
  hasFaultyBalance?: boolean
  currency: string
  from?: Day
  to?: Day
  opening?: Balance
  closing?: Balance
  movements: Movement[]
}

/** Called when a piece of a file has been read, with the statements so far, the last of which is not whole. */
export type OnPiece = (statements: readonly Statement[]) => void

/** The same with the share of a file that has been read, between 0 and 1. */
export type OnProgress = (share: number, statements: readonly Statement[]) => void

/** What a file contains, and what is wrong with it. */
export type Reading = { format: Format | undefined; statements: Statement[]; problems: Problem[] }
