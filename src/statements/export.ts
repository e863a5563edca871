import type { Account } from './accounts.ts'
import { toDecimal } from './amount.ts'
import { currencyDecimals } from './currencies.ts'
import type { Amount, Movement, Transaction } from './types.ts'

/** Names of the columns, in the reader's language. */
export type CsvHead = Record<
  | 'account'
  | 'currency'
  | 'booked'
  | 'valued'
  | 'amount'
  | 'batchAmount'
  | 'counterparty'
  | 'text'
  | 'references'
  | 'code'
  | 'kind',
  string
>

type CsvStyle = {
  head: CsvHead
  /** What separates columns, and what separates decimals. */
  separator: ',' | ';'
  point: ',' | '.'
  /** What a movement is besides a movement: fee, reversal, pending, partly read; empty if nothing. */
  kindOf: (movement: Movement) => string
}

/**
 * What makes a spreadsheet take a text for a formula: a sign at its start, also a full-width one and behind characters
 * that are not seen. A spreadsheet that splits at another separator sees such starts inside the text too.
 */
const formula = /(^|[;,\t\r\n|])([\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠])|^([\t\r])/gu

/** An apostrophe before what would be a formula tells that it is text. */
export const defuse = (text: string) =>
  text.replace(formula, (_, before = '', start = '', control = '') => `${before}'${start}${control}`)

/**
 * Movements and their transactions as CSV (RFC 4180, with a byte order mark for spreadsheets). The amounts of
 * transactions have a column of their own: the column of amounts adds up.
 */
export function toCsv(account: Account, movements: Movement[], style: CsvStyle): string {
  const { head, separator, point, kindOf } = style
  const least = currencyDecimals(account.currency)
  const quote = (written: string) =>
    written.includes(separator) || /["\r\n]/.test(written) ? `"${written.replaceAll('"', '""')}"` : written
  const number = (amount: Amount | undefined) =>
    amount === undefined ? '' : toDecimal(amount, least).replace('.', point)
  const text = (written: string) => quote(defuse(written))
  const cells = (movement: Movement, transaction?: Transaction) => {
    const { counterparty, references, text: said } = transaction ?? movement
    return [
      text(account.account),
      text(account.currency),
      movement.booked ?? '',
      movement.valued ?? '',
      transaction ? '' : quote(number(movement.amount)),
      transaction ? quote(number(transaction.amount)) : '',
      text(counterparty),
      text(said),
      text(references.join(' ')),
      text(movement.code),
      text(kindOf(movement)),
    ]
  }
  const titles = [
    head.account,
    head.currency,
    head.booked,
    head.valued,
    head.amount,
    head.batchAmount,
    head.counterparty,
    head.text,
    head.references,
    head.code,
    head.kind,
  ]
  const lines = [
    // Without a quoted title, Gnumeric splits a French file at its decimal commas.
    titles.map(title => `"${title.replaceAll('"', '""')}"`),
    ...movements.flatMap(movement => [
      cells(movement),
      ...movement.transactions.map(transaction => cells(movement, transaction)),
    ]),
  ]
  return `\ufeff${lines.map(line => `${line.join(separator)}\r\n`).join('')}`
}

/** An account with some of its movements, as it stands in JSON. */
const plainAccount = (account: Account, movements: Movement[]) => ({
  kind: account.kind,
  account: account.account,
  owner: account.owner,
  bank: account.bank,
  currency: account.currency,
  statements: account.statements,
  from: account.from,
  to: account.to,
  opening: account.opening,
  closing: account.closing,
  debits: account.debits,
  credits: account.credits,
  fees: account.fees,
  continuity: account.continuity,
  movements,
})

const writeAmounts = (currency: string) => {
  const least = currencyDecimals(currency)
  return (_key: string, value: unknown) => (typeof value === 'bigint' ? toDecimal(value, least) : value)
}

/** An account with some of its movements as JSON: amounts as decimal numbers in text, dates as `YYYY-MM-DD`. */
export const toJson = (account: Account, movements: Movement[]): string =>
  `${JSON.stringify(plainAccount(account, movements), writeAmounts(account.currency), 2)}\n`

/** All accounts with all their movements, and what is wrong in which file, as one JSON document. */
export function allToJson(accounts: Account[], problems: object[]): string {
  const written = accounts.map(account =>
    JSON.parse(JSON.stringify(plainAccount(account, account.movements), writeAmounts(account.currency))),
  )
  return `${JSON.stringify({ accounts: written, problems }, null, 2)}\n`
}
