import type { XlsxCell, XlsxSheet } from '../../../components/spreadsheet/xlsxFile.ts'
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

/** What a movement is besides a movement, in the reader's language. */
export type KindWords = Record<'isFee' | 'isReversal' | 'isPending' | 'isPartial', string>

/** What a movement is besides a movement: fee, reversal, pending, partly read; empty if nothing. */
export const kindsOf = (movement: Movement, words: KindWords): string[] =>
  (['isFee', 'isReversal', 'isPending', 'isPartial'] as const)
    .filter(kind => movement[kind])
    .map(kind => words[kind])

/** The words of a file, in the reader's language. */
export type FileWords = { head: CsvHead; kinds: KindWords; unnamed: string }

type CsvStyle = FileWords & {
  /** What separates columns, and what separates decimals. */
  separator: ',' | ';'
  point: ',' | '.'
}

const columnsOf = (head: CsvHead) => [
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

/**
 * What makes a spreadsheet take a text for a formula: a sign at its start, also a full-width one and behind quotes or
 * characters that are not seen. A spreadsheet that splits at another separator sees such starts inside the text too.
 */
const formula = /(^|[;,\t\r\n|])([\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800"]*[=+\-@＝＋－＠])|^([\t\r])/gu

/** An apostrophe before what would be a formula tells that it is text. */
export const defuse = (text: string) =>
  text.replace(formula, (_, before = '', start = '', control = '') => `${before}'${start}${control}`)

/**
 * Movements and their transactions as CSV (RFC 4180, with a byte order mark for spreadsheets). The amounts of
 * transactions have a column of their own: the column of amounts adds up.
 */
export function toCsv(account: Account, movements: Movement[], style: CsvStyle): string {
  const { head, kinds, separator, point } = style
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
      text(movement.currency ?? account.currency),
      movement.booked ?? '',
      movement.valued ?? '',
      transaction ? '' : quote(number(movement.amount)),
      transaction ? quote(number(transaction.amount)) : '',
      text(counterparty),
      text(said),
      text(references.join(' ')),
      text(movement.code),
      text(kindsOf(movement, kinds).join(', ')),
    ]
  }
  const lines = [
    // Without a quoted title, Gnumeric splits a French file at its decimal commas.
    columnsOf(head).map(title => `"${title.replaceAll('"', '""')}"`),
    ...movements.flatMap(movement => [
      cells(movement),
      ...movement.transactions.map(transaction => cells(movement, transaction)),
    ]),
  ]
  return `\ufeff${lines.map(line => `${line.join(separator)}\r\n`).join('')}`
}

/** Spreadsheets keep fifteen digits of a number: an amount with more stays whole as text. */
function amountCell(amount: Amount | undefined, least: number): XlsxCell {
  if (amount === undefined) return undefined
  const decimal = toDecimal(amount, least)
  const places = decimal.split('.')[1]?.length ?? 0
  const significant = decimal.replace(/\D/g, '').replace(/^0+|0+$/g, '')
  return significant.length > 15 ? decimal : { decimal, places }
}

/** The most rows of a sheet, without its heading. */
const mostRows = 1_048_575

/** Names that differ within their first 31 characters, whatever their case. */
function distinct(names: string[]): string[] {
  const used = new Set<string>()
  return names.map(name => {
    let own = name.slice(0, 31)
    for (let count = 2; used.has(own.toLowerCase()); count++)
      own = `${name.slice(0, 31 - ` (${count})`.length)} (${count})`
    used.add(own.toLowerCase())
    return own
  })
}

/**
 * Accounts with some of their movements as sheets of a spreadsheet, one each: account numbers, references and codes are
 * texts, amounts numbers with the currency's decimals, days dates. More movements than a sheet can hold go on in another.
 */
export function toSheets(
  accounts: readonly { account: Account; movements: readonly Movement[] }[],
  { head, kinds, unnamed }: FileWords,
): XlsxSheet[] {
  const sheets = accounts.flatMap(({ account, movements }) => {
    const least = currencyDecimals(account.currency)
    const day = (written: string | undefined) => (written ? { day: written } : undefined)
    const row = (movement: Movement, transaction?: Transaction): XlsxCell[] => {
      const { counterparty, references, text } = transaction ?? movement
      return [
        account.account,
        movement.currency ?? account.currency,
        day(movement.booked),
        day(movement.valued),
        transaction ? undefined : amountCell(movement.amount, least),
        transaction ? amountCell(transaction.amount, least) : undefined,
        counterparty,
        text,
        references.join(' '),
        movement.code,
        kindsOf(movement, kinds).join(', '),
      ]
    }
    const rows = movements.flatMap(movement => [
      row(movement),
      ...movement.transactions.map(transaction => row(movement, transaction)),
    ])
    const name = [account.account || unnamed, account.currency].filter(Boolean).join(' ')
    const parts = Math.max(1, Math.ceil(rows.length / mostRows))
    return Array.from({ length: parts }, (_, part) => ({
      name,
      rows: parts === 1 ? rows : rows.slice(part * mostRows, (part + 1) * mostRows),
    }))
  })
  const names = distinct(sheets.map(({ name }) => name.replace(/[\\/?*[\]:']/g, ' ')))
  return sheets.map(({ rows }, index) => ({ name: names[index] ?? '', head: columnsOf(head), rows }))
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
