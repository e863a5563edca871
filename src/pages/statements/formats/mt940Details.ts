import { parseSwiftAmount } from './amount.ts'
import { readNumbered } from './mt940Numbered.ts'
import { plainText } from './plainText.ts'
import { referencesOf } from './references.ts'
import type { Amount } from './types.ts'

/** What the text of a movement says. */
export type Details = {
  text: string
  references: string[]
  counterparty: string
  code: string
  charges?: Amount
  /** A payment that came back. */
  isReturn: boolean
}

/** Whose movement it is, to tell which party is the other one. */
export type Owner = { account: string; currency: string; isCredit: boolean; isReversal: boolean }

/** Whether a number is that of the account itself, which many banks write with a code of the bank before it. */
export const isOwn = (number: string, { account }: Pick<Owner, 'account'>): boolean => {
  const [own, other] = [account, number].map(each => each.replace(/[\s.]/g, ''))
  return Boolean(own && other && other.length > 4 && (own === other || own.endsWith(`/${other}`)))
}

/** SWIFT breaks lines after 65 characters (some banks break texts with keys after 64), inside words too; a shorter line ends with a word. */
function joinLines(lines: string[], width: number): string {
  const parts: string[] = []
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    if (previous !== undefined && previous.length < width) parts.push(' ')
    parts.push(line)
  }
  return parts.join('')
}

/** `/EREF/…/REMI/…`, the keys that SWIFT and its users agreed on. */
const slashKeys =
  /\/(EREF|KREF|PREF|IREF|RREF|MARF|CSID|CRED|REMI|BENM|ORDP|CNTP|NAME|IBAN|BBAN|BIC|ISDT|TRTP|RTRN|TRCD|SVCL|PURP|ULTB|ULTC|ULTD|ADDR|CITY|EXCH|CHGS|INIT|ID|TXT|OCMT)\//

const partyKeys = new Set(['BENM', 'ORDP', 'CNTP', 'ULTB', 'ULTC', 'ULTD', 'INIT'])
const ofParty = new Set(['NAME', 'IBAN', 'BBAN', 'BIC', 'ADDR', 'CITY', 'ID'])
const referenceKeys = new Set(['EREF', 'KREF', 'PREF', 'IREF', 'RREF', 'MARF', 'CSID', 'CRED'])
/** Keys whose value says nothing to a person. */
const silent = new Set(['ISDT', 'SVCL', 'PURP', 'BIC', 'ADDR', 'CITY', 'ID'])
const order = ['', 'TRTP', 'TXT', 'REMI', 'RTRN', 'OCMT', 'EXCH', 'CHGS', 'TRCD']

/** Keys that share a slash: `/ORDP/NAME/…`. */
const adjacent = /(\/(?:BENM|ORDP|ULTB|ULTC|ULTD))\/(?=(?:NAME|IBAN|BBAN|BIC|ID)\/)/g

type Party = { name: string; account: string }

/** A value without the slashes around it; those inside are its own. */
const bare = (value: string) => plainText(value.replace(/^[/\s]+|[/\s]+$/g, ''))

/** `EUR0,50` at the start of a value, and the text behind it. */
function splitAmount(value: string): { amount: string; rest: string } {
  const [, amount = '', rest = ''] = /^\s*([A-Z]{3}[\d.,]+|[\d.,]+)\/?(?:\s+|$)([\s\S]*)$/.exec(value) ?? []
  return amount ? { amount, rest } : { amount: '', rest: value }
}

function readSlashed(text: string, owner: Owner): Details {
  const parts = text.replace(adjacent, '$1//').split(slashKeys)
  const said = new Map<string, string[]>([['', [bare(parts[0] ?? '')]]])
  const say = (key: string, value: string) => {
    if (!value) return
    const known = said.get(key)
    if (known) known.push(value)
    else said.set(key, [value])
  }
  const references: string[] = []
  const parties = new Map<string, Party>()
  let charges: Amount | undefined
  /** The party that a name or an account belongs to. */
  let role = ''
  const party = () => {
    const known = parties.get(role) ?? { name: '', account: '' }
    parties.set(role, known)
    return known
  }
  for (let index = 1; index < parts.length; index += 2) {
    const key = parts[index] ?? ''
    const written = parts[index + 1] ?? ''
    const value = bare(written)
    if (partyKeys.has(key)) {
      role = key
      // Account, bank, name and town, as ING writes them.
      const [account = '', , name = ''] = key === 'CNTP' ? written.split('/') : []
      if (account || name) Object.assign(party(), { account: bare(account), name: cntpName(written) })
      else if (value) party().name = value
    } else if (ofParty.has(key)) {
      if (key === 'NAME') party().name ||= value
      else if (key === 'IBAN' || key === 'BBAN') party().account ||= value.replace(/ /g, '')
    } else {
      role = ''
      if (referenceKeys.has(key)) references.push(value)
      else if (key === 'OCMT' || key === 'EXCH' || key === 'CHGS') {
        const { amount, rest } = splitAmount(written)
        if (amount) say(key, `${key} ${amount}`)
        say('TXT', bare(rest))
        const own = amount.startsWith(owner.currency) ? amount.slice(3) : ''
        const charge = key === 'CHGS' && own ? parseSwiftAmount(own, owner.currency) : undefined
        if (charge !== undefined) charges = (charges ?? 0n) - charge
      } else if (key === 'REMI') say(key, bare(value.replace(/^(USTD|STRD)\/+/, '')))
      else if (key === 'TRCD') say(key, value)
      else if (!silent.has(key)) say(key, value)
    }
  }
  const isReturn = said.has('RTRN')
  return {
    text: order
      .flatMap(key => said.get(key) ?? [])
      .filter(Boolean)
      .join(' · '),
    references: referencesOf(references),
    counterparty: otherParty(parties, { ...owner, isReversal: owner.isReversal || isReturn }),
    code: '',
    ...(charges !== undefined && { charges }),
    isReturn,
  }
}

/** The name behind account and bank. Names contain slashes, and the town that may follow is part of the text. */
const cntpName = (written: string) => bare(written.split('/').slice(2).join('/').split('//')[0] ?? '')

/** Who paid or was paid: the debtor of a credit, the creditor of a debit, and the other way round if it came back. */
function otherParty(parties: Map<string, Party>, owner: Owner): string {
  const roles = owner.isCredit === owner.isReversal ? ['BENM', 'ORDP'] : ['ORDP', 'BENM']
  const main = ['CNTP', ...roles, '']
    .map(role => parties.get(role))
    .filter(each => each !== undefined && (each.name || each.account) && !isOwn(each.account, owner))
  const [first, second] = main
  // A name under one key and an account beside it are one party.
  const account = first?.account || (second && !second.name ? second.account : '')
  const behind = ['ULTB', 'ULTC', 'ULTD'].map(role => parties.get(role)?.name ?? '')
  return [...new Set([first?.name ?? '', account, ...behind])].filter(Boolean).join(' · ')
}

/** `/BENM/300…` and lines that each begin with a slash: account, name and text, as banks of North Macedonia write. */
function readLines(lines: string[], owner: Owner): Details | undefined {
  const [, account = ''] = /^\/(?:BENM|ORDP)\/(\d{6,})\s*$/.exec(lines[0] ?? '') ?? []
  if (!account || !lines.every(line => line.startsWith('/'))) return undefined
  const [name = '', ...text] = lines.slice(1).map(line => plainText(line.slice(1)))
  return {
    text: text.filter(each => each && each !== 'EMPTY/').join(' · '),
    references: [],
    counterparty: [name, isOwn(account, owner) ? '' : account].filter(Boolean).join(' · '),
    code: '',
    isReturn: false,
  }
}

/**
 * What the lines of an `:86:` say: numbered parts, parts with keys, or free text. A text whose structure is damaged is
 * shown as it stands.
 */
export function readDetails(lines: string[], owner: Owner): Details {
  const numbered = readNumbered(lines, owner)
  if (numbered) return numbered
  const byLine = readLines(lines, owner)
  if (byLine) return byLine
  const isSlashed = lines[0]?.search(slashKeys) === 0
  const text = joinLines(lines, isSlashed ? 64 : 65)
  if (isSlashed) return readSlashed(text, owner)
  return { text: plainText(text), references: [], counterparty: '', code: '', isReturn: false }
}
