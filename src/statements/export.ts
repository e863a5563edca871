import type { Account } from './accounts.ts'
import { currencyDecimals, toDecimal } from './amount.ts'
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

/** A spreadsheet takes a text that begins with one of these signs for a formula; an apostrophe tells it is text. */
const defuse = (text: string) => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

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
    titles.map(quote),
    ...movements.flatMap(movement => [
      cells(movement),
      ...movement.transactions.map(transaction => cells(movement, transaction)),
    ]),
  ]
  return `\ufeff${lines.map(line => `${line.join(separator)}\r\n`).join('')}`
}

/** An account with some of its movements as JSON: amounts as decimal numbers in text, dates as `YYYY-MM-DD`. */
export function toJson(account: Account, movements: Movement[]): string {
  const least = currencyDecimals(account.currency)
  const plain = {
    account: account.account,
    currency: account.currency,
    owner: account.owner,
    bank: account.bank,
    from: account.from,
    to: account.to,
    opening: account.opening,
    closing: account.closing,
    movements,
  }
  const write = (_key: string, value: unknown) =>
    typeof value === 'bigint' ? toDecimal(value, least) : value
  return `${JSON.stringify(plain, write, 2)}\n`
}
