import { child, children, type PaymentElement, textOf } from '../../formats/element.ts'
import { converted, isAccepted, isCommon, strangeCharacters } from '../characters.ts'
import { hasRightNationalCheck, ibanFault } from '../iban.ts'
import { isLei } from '../identifiers.ts'
import type { PaymentRules } from '../paymentRules.ts'
import { addressRule } from '../sources.ts'
import { byProfile, type Context } from './context.ts'

/** Countries whose banks keep accounts under another country's code, or BICs of one. */
const sharedCodes = [
  'FR GP MQ GF RE YT BL MF PM NC PF WF TF MC',
  'GB GG JE IM',
  'FI AX',
  'CH LI',
  'IT SM VA',
].map(group => group.split(' '))

const countryOf = (iban: string) => iban.slice(0, 2)

/** If a country's accounts can be reached by SEPA payments. */
export const isInSepa = (country: string, rules: PaymentRules): boolean =>
  isInEea(country, rules) ||
  rules.sepa.outside.includes(country) ||
  rules.sepa.territories.outside.includes(country)

/** If a country's banks stand in the European Economic Area, where no addresses are needed. */
export const isInEea = (country: string, { sepa }: PaymentRules): boolean =>
  sepa.eea.includes(country) || sepa.territories.eea.includes(country)

/** The IBAN of an account: form, length, structure, check digits, and the country's own check digits. */
export function checkAccount(account: PaymentElement | undefined, context: Context, isOwn: boolean): string {
  const iban = child(account, 'Id', 'IBAN')
  if (!iban || iban.isInvalid) return ''
  const fault = ibanFault(iban.text)
  if (fault) context.report(iban, 'iban', isOwn ? 'file' : 'transaction', fault)
  else if (!hasRightNationalCheck(iban.text))
    context.report(iban, 'ibanNational', 'warning', { found: iban.text })
  return iban.text
}

const bicElement = (agent: PaymentElement | undefined) =>
  child(agent, 'FinInstnId', 'BICFI') ?? child(agent, 'FinInstnId', 'BIC')

/** The BIC of a bank: an existing country, and the account's. */
export function checkBank(agent: PaymentElement | undefined, iban: string, context: Context): void {
  const bic = bicElement(agent)
  if (bic && !bic.isInvalid) {
    const country = bic.text.slice(4, 6)
    // Versions whose structure is not checked may hold anything here.
    if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic.text))
      context.report(bic, 'bic', 'transaction', { reason: 'pattern', found: bic.text })
    else if (!isCountry(country))
      context.report(bic, 'bic', 'transaction', { reason: 'country', found: country })
    else if (iban && country !== countryOf(iban) && !areShared(country, countryOf(iban)))
      context.report(bic, 'bicCountry', 'warning', { found: country, expected: countryOf(iban) })
  }
}

const areShared = (one: string, other: string) =>
  sharedCodes.some(list => list.includes(one) && list.includes(other))

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const knownCountries = new Map<string, boolean>()
/** If two letters are the code of a country. */
function isCountry(code: string): boolean {
  let known = knownCountries.get(code)
  if (known === undefined) {
    known = /^[A-Z]{2}$/.test(code) && (code === 'XK' || countryNames.of(code) !== undefined)
    knownCountries.set(code, known)
  }
  return known
}

const identifierNames = new Set(['MsgId', 'PmtInfId', 'InstrId', 'EndToEndId', 'MndtId', 'OrgnlMndtId'])

/** Identifiers: the common characters alone, no slash at either end, no two slashes together (EPC230-15). */
export function checkIdentifier(element: PaymentElement | undefined, context: Context): void {
  if (!element || element.isInvalid) return
  const { text } = element
  if (!isCommon(text))
    context.report(element, 'characters', 'file', {
      reason: 'identifier',
      found: strangeCharacters(text, 'SEPA').join(' '),
      expected: converted(text, 'SEPA'),
    })
  if (text.startsWith('/') || text.endsWith('/') || text.includes('//'))
    context.report(element, 'slashes', 'file', { found: text })
}

const freeText = new Set([
  'Nm',
  'Ustrd',
  'AdrLine',
  'StrtNm',
  'BldgNb',
  'BldgNm',
  'Flr',
  'PstBx',
  'Room',
  'PstCd',
  'TwnNm',
  'TwnLctnNm',
  'DstrctNm',
  'CtrySubDvsn',
  'Dept',
  'SubDept',
  'AddtlRmtInf',
  'CityOfBirth',
  'PrvcOfBirth',
])

/** Every text and identifier below an element: characters and slashes; LEIs. */
export function checkTexts(element: PaymentElement, context: Context): void {
  if (!isBound(context)) return
  if (identifierNames.has(element.name)) checkIdentifier(element, context)
  else if (freeText.has(element.name)) checkFreeText(element, context)
  else if (element.name === 'LEI' && !element.isInvalid && !isLei(element.text))
    context.report(element, 'lei', 'warning', { found: element.text })
  for (const each of element.children) checkTexts(each, context)
}

function checkFreeText(element: PaymentElement, context: Context): void {
  if (element.isInvalid || isAccepted(element.text, context.profile)) return
  context.report(element, 'characters', byProfile(context.profile, 'warning', { CH: 'file' }), {
    found: strangeCharacters(element.text, context.profile).join(' '),
    expected: converted(element.text, context.profile),
  })
}

/**
 * A party's name and address, under the rules of SEPA. Swiss banks want the same addresses in their domestic payments, whose
 * names may be longer.
 */
export function checkParty(party: PaymentElement | undefined, context: Context): void {
  if (!party || !isBound(context)) return
  const name = child(party, 'Nm')
  if (context.isSepa && name && !name.isInvalid && [...name.text].length > 70)
    context.report(name, 'length', 'transaction', { found: String([...name.text].length), expected: '70' })
  const address = child(party, 'PstlAdr')
  if (address && address.children.length > 0) checkAddress(address, context)
}

/** If rules on texts and addresses hold: in SEPA payments, and in every payment at a Swiss bank. */
export const isBound = ({ isSepa, profile }: Context): boolean => isSepa || profile === 'CH'

const compact = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function checkAddress(address: PaymentElement, context: Context): void {
  const { profile, rules, version } = context
  const lines = children(address, 'AdrLine')
  const town = textOf(address, 'TwnNm')
  const country = textOf(address, 'Ctry')
  if (!town || !country) {
    const rule = addressRule(rules, profile, version)
    if (rule)
      context.report(address, 'addressUnstructured', rule.severity, {
        reason: 'missing',
        expected: [!town && 'TwnNm', !country && 'Ctry'].filter(Boolean).join(' '),
      })
  } else {
    const words = lines.map(line => ({ line, words: compact(line.text).split(/[^\p{L}\p{N}]+/u) }))
    const repeated = words.find(({ words }) => {
      const wanted = compact(town).split(/[^\p{L}\p{N}]+/u)
      return words.some((_, start) => wanted.every((word, index) => words[start + index] === word))
    })
    if (repeated)
      context.report(repeated.line, 'addressLines', 'warning', { reason: 'repetition', found: town })
  }
  const third = lines[2]
  if (third)
    context.report(third, 'addressLines', 'transaction', {
      reason: 'several',
      found: String(lines.length),
      expected: '2',
    })
  const type = child(address, 'AdrTp')
  if (type && (profile === 'CH' || profile === 'DE')) context.report(type, 'notAccepted', 'warning')
  // The German schema of the 2009 versions has a country and lines alone.
  if (profile === 'DE' && /\.0[23]$/.test(version))
    for (const each of address.children)
      if (each.name !== 'Ctry' && each.name !== 'AdrLine') context.report(each, 'notAccepted', 'warning')
}
