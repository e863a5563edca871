import { child, children } from '../../../statements/formats/elements.ts'
import { type PaymentElement, textOf } from '../../formats/element.ts'
import type { Severity } from '../../formats/types.ts'
import { converted, isAccepted, isCommon, strangeCharacters } from '../characters.ts'
import { hasRightNationalCheck, ibanFault } from '../iban.ts'
import { isLei } from '../identifiers.ts'
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

type Area = Pick<Context, 'rules' | 'today'>

/** If a country's accounts can be reached by SEPA payments on the day of the check. */
export const isInSepa = (country: string, area: Area): boolean => {
  const { outside, territories, since } = area.rules.sepa
  return (
    isInEea(country, area) ||
    ((outside.includes(country) || territories.outside.includes(country)) &&
      area.today >= (since[country] ?? ''))
  )
}

/** If a country's banks stand in the European Economic Area, where no addresses are needed. */
export const isInEea = (country: string, { rules: { sepa } }: Area): boolean =>
  sepa.eea.includes(country) || sepa.territories.eea.includes(country)

/** The IBAN of an account; empty if it has none, or one that the structure refuses. */
export function ibanOf(account: PaymentElement | undefined): string {
  const iban = child(account, 'Id', 'IBAN')
  return iban && !iban.isInvalid ? iban.text : ''
}

/** An IBAN, whoever's it is: length, structure, check digits, and the country's own check digits. */
function checkIban(iban: PaymentElement, { report }: Context, severity: Severity): void {
  const fault = ibanFault(iban.text)
  if (fault) report(iban, 'iban', severity, fault)
  else if (!hasRightNationalCheck(iban.text)) report(iban, 'ibanNational', 'warning', { found: iban.text })
}

/** The BIC of an agent, by the tag of its version. */
export const bicElement = (agent: PaymentElement | undefined) =>
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
  else if (context.profile === 'CH' && text.startsWith(' '))
    context.report(element, 'slashes', 'file', { reason: 'space', found: text })
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

/**
 * Every element below one, and itself: nothing empty, IBANs, texts and identifiers, LEIs, addresses.
 * @param severity of a wrong IBAN: the file for the sender's accounts, the payment for others.
 */
export function checkElements(element: PaymentElement, context: Context, severity: Severity): void {
  // A list, not calls within calls: a hostile file can be deeper than the stack.
  const open = [element]
  for (let each = open.pop(); each; each = open.pop()) {
    checkElement(each, context, severity)
    for (const child of each.children) open.push(child)
  }
}

function checkElement(element: PaymentElement, context: Context, severity: Severity): void {
  const { name } = element
  if (element.children.length === 0 && !element.isInvalid && element.text.trim() === '') {
    element.isInvalid = true
    context.report(element, 'empty', emptySeverity(element, context))
    return
  }
  if (name === 'IBAN') {
    if (!element.isInvalid) checkIban(element, context, severity)
  } else if (isBound(context)) {
    if (identifierNames.has(name)) checkIdentifier(element, context)
    else if (freeText.has(name)) checkFreeText(element, context)
    else if (name === 'LEI' && !element.isInvalid && !isLei(element.text))
      context.report(element, 'lei', 'warning', { found: element.text })
    else if (name === 'PstlAdr' && element.parent?.name !== 'RmtLctnDtls') checkAddress(element, context)
  }
  if (element.hasCdata && context.profile === 'CH')
    context.report(element, 'notAccepted', 'warning', { reason: 'cdata' })
}

/**
 * Text of spaces alone is no value for any bank. Elements that hold nothing pass the schema where nothing in them is
 * mandatory; German and Swiss banks refuse them, and every bank where they should name the bank.
 */
function emptySeverity({ name, type, parent }: PaymentElement, { message, profile }: Context): Severity {
  const isText = !type?.items
  const isBank =
    name === 'FinInstnId' &&
    (parent?.name === 'DbtrAgt' || (parent?.name === 'CdtrAgt' && message === 'pain.008'))
  return isText || isBank ? 'file' : byProfile(profile, 'warning', { DE: 'file', CH: 'file' })
}

function checkFreeText(element: PaymentElement, context: Context): void {
  if (element.isInvalid || isAccepted(element.text, context.profile)) return
  context.report(element, 'characters', byProfile(context.profile, 'warning', { CH: 'file' }), {
    found: strangeCharacters(element.text, context.profile).join(' '),
    expected: converted(element.text, context.profile),
  })
}

/** A party's name, under the rules of SEPA. */
export function checkParty(party: PaymentElement | undefined, { isSepa, report }: Context): void {
  const name = child(party, 'Nm')
  if (!isSepa || !name || name.isInvalid || name.text.length <= 70) return
  const { length } = [...name.text]
  if (length > 70) report(name, 'length', 'transaction', { found: String(length), expected: '70' })
}

/** If rules on texts and addresses hold: in SEPA payments, and in every payment at a Swiss bank. */
const isBound = ({ isSepa, profile }: Context): boolean => isSepa || profile === 'CH'

const compact = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) =>
  compact(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const prepositions = new Set(
  'a au aux d da de del della des di do du im of the van von zu zum zur la le les l'.split(' '),
)

/** If a line ends with the town, alone or after a postal code or a comma: `12 rue de Lyon` does not name the town Lyon. */
function namesTown(line: string, town: string, country: string): boolean {
  const wanted = wordsOf(town)
  return line.split(/[,;/]/).some(part => {
    const words = wordsOf(part)
    const start = words.findLastIndex((_, at) => wanted.every((word, index) => words[at + index] === word))
    const rest = words
      .slice(start + wanted.length)
      .every(word => /^(\d+|cedex)$/.test(word) || namesOfCountry(country).has(word))
    return start >= 0 && rest && !prepositions.has(words[start - 1] ?? '')
  })
}

const languages = ['en', 'fr', 'de', 'es', 'it', 'nl']
const countryWords = new Map<string, Set<string>>()
/** The names of a country in the larger languages of the area. */
function namesOfCountry(country: string): Set<string> {
  let names = countryWords.get(country)
  if (!names) {
    names = new Set(
      languages.map(language =>
        compact(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? ''),
      ),
    )
    countryWords.set(country, names)
  }
  return names
}

/** If a part of a line is the country: its name, its code, or its code before a postal code (`FR-69001`). */
const namesCountry = (line: string, country: string): boolean =>
  new RegExp(`\\b${country}-\\d`).test(line) ||
  line
    .split(/[,;/]/)
    .some(part => part.trim() === country || namesOfCountry(country).has(compact(part.trim())))

function checkAddress(address: PaymentElement, context: Context): void {
  const { profile, rules, version, today } = context
  const lines = children(address, 'AdrLine')
  const town = textOf(address, 'TwnNm')
  const country = textOf(address, 'Ctry')
  if (!town || !country) {
    const rule = addressRule(rules, profile, version, today)
    if (rule)
      context.report(address, 'addressUnstructured', rule.severity, {
        reason: 'missing',
        expected: [!town && 'TwnNm', !country && 'Ctry'].filter(Boolean).join(' '),
      })
  } else {
    for (const line of lines) {
      const found = namesTown(line.text, town, country)
        ? town
        : namesCountry(line.text, country)
          ? country
          : undefined
      if (found) context.report(line, 'addressLines', 'warning', { reason: 'repetition', found })
    }
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
