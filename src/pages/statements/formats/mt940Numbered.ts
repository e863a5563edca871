import { type Details, isOwn, type Owner } from './mt940Details.ts'
import { plainText } from './plainText.ts'
import { referencesOf } from './references.ts'

/** A part of 27 characters goes on in the next one; a shorter one ends what it says. */
function joinParts(parts: string[]): string[] {
  const joined: string[][] = []
  for (const [index, part] of parts.entries()) {
    const goesOn = (parts[index - 1]?.length ?? 0) >= 27
    if (goesOn) joined.at(-1)?.push(part)
    else joined.push([part])
  }
  return joined.map(each => each.join(''))
}

/** `EREF+…SVWZ+…`, as SEPA payments stand in the text of German banks. */
const sepaKeys =
  /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP|MDAT|SQTP|ORCR|ORMR|DDAT|RREF)\+/
const references = new Set(['EREF', 'KREF', 'MREF', 'CRED', 'RREF'])

/** The number of a part and what it says, in their order; what stands before the first sign is left out. */
function partsOf(text: string, sign: string): { number: number; value: string }[] {
  const parts: { number: number; value: string }[] = []
  for (const part of text.split(sign).slice(1)) {
    const number = /^\d\d/.test(part) ? Number(part.slice(0, 2)) : undefined
    const last = parts.at(-1)
    if (number !== undefined) parts.push({ number, value: part.slice(2) })
    // A sign that opens no part is one of the text.
    else if (last) last.value += sign + part
  }
  return parts
}

/** Parts that open the structure; a text in which none of them follows is free. */
const openers = /^(00|10|2\d|3[0-9]|60)/

/** The code of an `:86:` and the sign before its parts: `166?00…`; some banks leave out the code. */
function structureOf(first: string): { code: string; sign: string } | undefined {
  const [, uncoded] = /^\s*([?<>~^])(?:00|20)/.exec(first) ?? []
  if (uncoded && first.split(uncoded).length > 2) return { code: '', sign: uncoded }
  const [, code = '', sign = '', opener = ''] = /^\s*(\d{3})([?<>~^+/!#*$&§@|])(\d\d)/.exec(first) ?? []
  // A fraction or a number of an account is no structure.
  const isSure = sign !== '/' && sign !== '+' && sign !== '*' ? true : first.split(sign).length > 3
  return code && openers.test(opener) && isSure ? { code, sign } : undefined
}

const isBic = (text: string) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)
const isIban = (text: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)

/**
 * `166?00GUTSCHRIFT?20…?32Name`: a code of three digits, then numbered parts behind a sign of the bank's choice;
 * undefined for another text.
 */
export function readNumbered(lines: string[], owner: Owner): Details | undefined {
  const structure = structureOf(lines[0] ?? '')
  if (!structure) return undefined
  const { code, sign } = structure
  // Lines of parts are joined as they are: a part begins with its sign, and a word may go on in the next line.
  const parts = partsOf(lines.join('').trimStart(), sign)
  const purpose: string[] = []
  const names: string[] = []
  const rest: string[] = []
  const single = { booking: '', prima: '', account: '', reason: '', payee: '' }
  // Polish banks write the IBAN of the other party in part 38, and some its name in the parts 27 to 29.
  const isPolish = parts.some(({ number }) => number === 38)
  const isNamedBefore = isPolish && !parts.some(({ number }) => number === 32 || number === 33)
  for (const { number, value } of parts) {
    if (number === 0) single.booking += value
    else if (number === 10) single.prima += value
    else if (isNamedBefore && number >= 27 && number <= 29) {
      if (/^[\d ]{10,}$/.test(value)) single.account ||= value
      else names.push(value)
    } else if ((number >= 20 && number <= 29) || number >= 60) purpose.push(value)
    else if (number === 31) single.account += value
    else if (number === 32 || number === 33) names.push(value)
    else if (number === 34) single.reason += value
    else if (number === 35) single.payee += value
    else if (number === 38 && isIban(value.replace(/ /g, ''))) single.account = value
    // 30 is the bank of the other party.
    else if (number !== 30) rest.push(value)
  }
  let account = single.account.replace(/ /g, '')
  if (isOwn(account, owner)) {
    // Triodos: the account of the other party stands in part 10, or behind its bank in the text.
    account = single.prima.replace(/ /g, '')
    const [bank = '', iban = ''] = purpose.map(each => each.trim())
    if (/^0*$/.test(account) && isBic(bank) && isIban(iban)) {
      account = iban
      purpose.splice(0, 2)
    }
    if (!/\d{6}/.test(account) || isOwn(account, owner)) account = ''
  }
  const said: string[] = []
  const found: string[] = []
  const behind: string[] = []
  for (const piece of joinParts(purpose)) {
    const pieces = piece.split(sepaKeys)
    said.push(plainText(pieces[0] ?? ''))
    for (let index = 1; index < pieces.length; index += 2) {
      const key = pieces[index] ?? ''
      const value = plainText(pieces[index + 1] ?? '')
      if (references.has(key)) found.push(value)
      else if (key === 'SVWZ') said.push(value)
      else if (key === 'ABWA' || key === 'ABWE') behind.push(value)
      else if (key === 'COAM' || key === 'OAMT') said.push(`${key} ${value}`)
      else if (key === 'IBAN') account ||= value.replace(/ /g, '')
    }
  }
  const name = plainText(joinParts(names).join(' '))
  return {
    text: [plainText(single.booking), said.filter(Boolean).join(' '), plainText(rest.join(' '))]
      .filter(Boolean)
      .join(' · '),
    references: referencesOf(found),
    counterparty: [...new Set([name, account, ...behind, plainText(single.payee)])]
      .filter(Boolean)
      .join(' · '),
    code: [code, single.reason.trim()].filter(Boolean).join(' '),
    // 108 and 109: direct debits that came back; 159: transfers.
    isReturn: /^(108|109|159)$/.test(code),
  }
}
