import { dayOf } from '../../statements/formats/days.ts'
import type { PaymentElement } from './element.ts'
import { elementTypes, roots } from './schemaTypes.ts'
import type { Reason } from './types.ts'

type Item = { name: string; index: number; type: ContentType; min: number; max: number }

/** What an element may hold: other elements, or text that passes a test. */
export type ContentType = {
  name: string
  isChoice: boolean
  items: Map<string, Item> | undefined
  /** The elements that may not be absent. */
  required: Item[]
  /** For text: undefined if the value is right, else what is wrong with it. */
  test: ((text: string) => { reason: Reason; expected: string } | undefined) | undefined
}

const codes: Record<string, string> = {
  AddressType2Code: 'ADDR PBOX HOME BIZZ MLTO DLVY',
  Authorisation1Code: 'AUTH FDET FSUM ILEV',
  CashAccountType4Code: 'CASH CHAR COMM TAXE CISH TRAS SACC CACC SVGS ONDP MGLD NREX MOMA LOAN SLRY ODFT',
  ChargeBearerType1Code: 'DEBT CRED SHAR SLEV',
  ChequeDelivery1Code: 'MLDB MLCD MLFA CRDB CRCD CRFA PUDB PUCD PUFA RGDB RGCD RGFA',
  ChequeType2Code: 'CCHQ CCCH BCHQ DRFT ELDR',
  CreditDebitCode: 'CRDT DBIT',
  DocumentType3Code: 'RADM RPIN FXDR DISP PUOR SCOR',
  DocumentType5Code: 'MSIN CNFA DNFA CINV CREN DEBN HIRI SBIN CMCN SOAC DISP BOLD VCHR AROI TSUT',
  DocumentType6Code: 'MSIN CNFA DNFA CINV CREN DEBN HIRI SBIN CMCN SOAC DISP BOLD VCHR AROI TSUT PUOR',
  ExchangeRateType1Code: 'SPOT SALE AGRD',
  Frequency1Code: 'YEAR MNTH QURT MIAN WEEK DAIL ADHO INDA',
  Frequency6Code: 'YEAR MNTH QURT MIAN WEEK DAIL ADHO INDA FRTN',
  Instruction3Code: 'CHQB HOLD PHOB TELB',
  NamePrefix1Code: 'DOCT MIST MISS MADM',
  NamePrefix2Code: 'DOCT MADM MISS MIST MIKS',
  PaymentMethod2Code: 'DD',
  PaymentMethod3Code: 'CHK TRF TRA',
  PreferredContactMethod1Code: 'LETT MAIL PHON FAXX CELL',
  Priority2Code: 'HIGH NORM',
  RegulatoryReportingType1Code: 'CRED DEBT BOTH',
  RemittanceLocationMethod2Code: 'FAXI EDIC URID EMAL POST SMSM',
  SequenceType1Code: 'FRST RCUR FNAL OOFF',
  SequenceType3Code: 'FRST RCUR FNAL OOFF RPRE',
  TaxRecordPeriod1Code:
    'MM01 MM02 MM03 MM04 MM05 MM06 MM07 MM08 MM09 MM10 MM11 MM12 QTR1 QTR2 QTR3 QTR4 HLF1 HLF2',
}

const bicOf2009 = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?$/
const bicOf2019 = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/
const patterns: Record<string, [RegExp, string]> = {
  ActiveOrHistoricCurrencyCode: [/^[A-Z]{3}$/, 'EUR'],
  AnyBICIdentifier: [bicOf2009, 'AAAAFRPPXXX'],
  BICIdentifier: [bicOf2009, 'AAAAFRPPXXX'],
  AnyBICDec2014Identifier: [bicOf2019, 'AAAAFRPPXXX'],
  BICFIDec2014Identifier: [bicOf2019, 'AAAAFRPPXXX'],
  CountryCode: [/^[A-Z]{2}$/, 'FR'],
  Exact2NumericText: [/^[0-9]{2}$/, '00'],
  Exact4AlphaNumericText: [/^[a-zA-Z0-9]{4}$/, 'AB12'],
  IBAN2007Identifier: [/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/, 'FR7630006000011234567890189'],
  LEIIdentifier: [/^[A-Z0-9]{18}[0-9]{2}$/, '969500XXXXXXXXXXXX00'],
  Max15NumericText: [/^[0-9]{1,15}$/, '12'],
  PhoneNumber: [/^\+[0-9]{1,3}-[0-9()+-]{1,30}$/, '+33-123456789'],
  UUIDv4Identifier: [
    /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/,
    '00000000-0000-4000-8000-000000000000',
  ],
}

/** Decimal numbers: digits in all, and after the point. */
const decimals: Record<string, [digits: number, fraction: number, min: number]> = {
  ActiveOrHistoricCurrencyAndAmount: [18, 5, 0],
  BaseOneRate: [11, 10, Number.NEGATIVE_INFINITY],
  DecimalNumber: [18, 17, Number.NEGATIVE_INFINITY],
  Number: [18, 0, Number.NEGATIVE_INFINITY],
  PercentageRate: [11, 10, Number.NEGATIVE_INFINITY],
}

/** Codes that other lists define: their lengths alone are checked here. */
const codeLengths: Record<string, number> = {
  ExternalClearingSystemIdentification1Code: 5,
  ExternalLocalInstrument1Code: 35,
}

const zone = '(Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9]|[+-]14:00)?'
const datePattern = new RegExp(`^([0-9]{4})-([0-9]{2})-([0-9]{2})${zone}$`)
const dateTimePattern = new RegExp(
  `^([0-9]{4})-([0-9]{2})-([0-9]{2})T(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?|24:00:00(?:\\.0+)?)${zone}$`,
)
const matchesDate = (pattern: RegExp, text: string) => {
  const [, year, month, day] = pattern.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), Number(month), Number(day)) !== undefined
}

/** The test of a text type, by its name in the standard. */
function textTest(name: string): NonNullable<ContentType['test']> {
  const maximum =
    /^Max(\d+)Text$/.exec(name)?.[1] ?? (name.startsWith('External') ? (codeLengths[name] ?? 4) : '')
  if (maximum !== '') {
    const most = Number(maximum)
    return text => {
      // Characters, not UTF-16 units: the standard counts them so.
      const fits = text.length <= most || [...text].length <= most
      return fits && text.length > 0 ? undefined : { reason: 'length', expected: String(most) }
    }
  }
  const pattern = patterns[name]
  if (pattern)
    return text => (pattern[0].test(text) ? undefined : { reason: 'pattern', expected: pattern[1] })
  const list = codes[name]
  if (list) {
    const set = new Set(list.split(' '))
    return text => (set.has(text) ? undefined : { reason: 'code', expected: list })
  }
  const decimal = decimals[name]
  if (decimal) {
    const [digits, fraction, min] = decimal
    return written => {
      const [, sign, whole = '', part = ''] = /^\s*([+-]?)(?:0*)(\d*)(?:\.(\d*?)0*)?\s*$/.exec(written) ?? []
      const isNumber = sign !== undefined && /\d/.test(written)
      const fits = part.length <= fraction && whole.length + part.length <= digits
      const isInRange = sign !== '-' || min < 0 || whole + part === ''
      return isNumber && fits && isInRange ? undefined : { reason: 'number', expected: '1250.00' }
    }
  }
  if (name === 'ISODate')
    return text =>
      matchesDate(datePattern, text.trim()) ? undefined : { reason: 'date', expected: '2026-12-01' }
  if (name === 'ISODateTime')
    return text =>
      matchesDate(dateTimePattern, text.trim())
        ? undefined
        : { reason: 'date', expected: '2026-12-01T09:30:00' }
  if (name === 'BatchBookingIndicator' || name === 'TrueFalseIndicator')
    return text =>
      /^\s*(true|false|1|0)\s*$/.test(text) ? undefined : { reason: 'code', expected: 'true false' }
  throw new Error(`No test for the text type ${name}: add it to src/pages/payments/formats/structure.ts.`)
}

let compiled: Map<string, ContentType> | undefined

/** Every type of the four messages by its name, from the notation of `schemaTypes.ts`. */
function types(): Map<string, ContentType> {
  if (compiled) return compiled
  const all = new Map<string, ContentType>()
  compiled = all
  const typeOf = (name: string) => {
    let type = all.get(name)
    if (!type) {
      type = { name, isChoice: false, items: undefined, required: [], test: undefined }
      all.set(name, type)
    }
    return type
  }
  for (const line of elementTypes
    .trim()
    .replace(/\n {2}/g, ' ')
    .split('\n')) {
    const [, name = '', bar, items = ''] = /^(\w+) = (\| )?(.*)$/.exec(line) ?? []
    const type = typeOf(name)
    type.isChoice = bar !== undefined
    type.items = new Map()
    for (const [index, item] of items.split(' ').entries()) {
      const [, element = '', occurs = '', of = ''] = /^(\w+)(\?|\*|\+|\{[\d,]+\})?:(\w+)$/.exec(item) ?? []
      const [from = '1', to = '1'] =
        occurs === '?'
          ? ['0', '1']
          : occurs === '*'
            ? ['0', '']
            : occurs === '+'
              ? ['1', '']
              : occurs
                ? occurs.slice(1, -1).split(',')
                : []
      const max = to === '' ? Number.POSITIVE_INFINITY : Number(to)
      const entry: Item = { name: element, index, type: typeOf(of), min: Number(from), max }
      type.items.set(element, entry)
      if (entry.min > 0 && !type.isChoice) type.required.push(entry)
    }
  }
  for (const type of all.values())
    if (!type.items && type.name !== 'SupplementaryDataEnvelope1') type.test = textTest(type.name)
  return all
}

/** The type of `Document`'s only child in a version; undefined for versions that are not checked in full. */
export function rootType(version: string): ContentType | undefined {
  const root = roots[version]
  return root && types().get(root.type)
}

/** What is wrong with the structure at an element. */
export type Fault = { reason: Reason; found?: string; expected?: string }

/**
 * Takes an element into its parent: is it allowed there, and in this place?
 * @returns its type and the fault, if there is one. Below an element that is not allowed, nothing is checked.
 */
export function enterChild(parent: PaymentElement, name: string): { type?: ContentType; fault?: Fault } {
  const { type } = parent
  if (!type || type.name === 'SupplementaryDataEnvelope1') return {}
  const item = type.items?.get(name)
  if (!item) return { fault: { reason: 'unknownElement', found: name, expected: parent.name } }
  parent.counts ??= new Array<number>(type.items?.size ?? 0).fill(0)
  const count = (parent.counts[item.index] ?? 0) + 1
  parent.counts[item.index] = count
  const before = parent.order
  parent.order = Math.max(before, item.index)
  if (type.isChoice && before >= 0 && (before !== item.index || count > item.max))
    return {
      type: item.type,
      fault: { reason: 'choice', found: name, expected: [...(type.items?.keys() ?? [])].join(' ') },
    }
  if (count > item.max)
    return { type: item.type, fault: { reason: 'repeated', found: name, expected: String(item.max) } }
  if (item.index < before) {
    const after = [...(type.items?.values() ?? [])][before]?.name ?? ''
    return { type: item.type, fault: { reason: 'order', found: name, expected: after } }
  }
  return { type: item.type }
}

/** What is missing in an element, or wrong with its text, when its end has been read. */
export function leaveElement(element: PaymentElement): Fault | undefined {
  const { type } = element
  if (!type) return undefined
  if (type.test) {
    const currency = element.attributes.Ccy
    if (type.name === 'ActiveOrHistoricCurrencyAndAmount' && !/^[A-Z]{3}$/.test(currency ?? ''))
      return { reason: 'attribute', found: currency ?? '', expected: 'Ccy' }
    const wrong = type.test(element.text)
    return wrong && { ...wrong, found: element.text }
  }
  if (!type.items) return undefined
  if (element.text.trim() !== '') return { reason: 'textBetween', found: element.text.trim() }
  if (type.isChoice && element.order < 0)
    return { reason: 'choice', expected: [...type.items.keys()].join(' ') }
  const missing = type.required.find(({ index }) => !element.counts?.[index])
  return missing && { reason: 'missing', expected: missing.name }
}
