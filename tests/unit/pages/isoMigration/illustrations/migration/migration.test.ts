import { describe, expect, test } from 'vitest'
import { batch, group } from '../../../../../../src/components/illustrations/cast.ts'
import {
  mt101,
  pain001,
  transfer,
  type XmlLine,
} from '../../../../../../src/pages/isoMigration/illustrations/migration/messages.ts'

const before = mt101(transfer).map(({ tag = '', text }) => tag + text)
const lines = pain001(transfer)

const opening = ({ wrappers, open = '' }: XmlLine) => wrappers.map(name => `<${name}>`).join('') + open
const closing = ({ wrappers, close = '' }: XmlLine) =>
  close +
  wrappers
    .map(name => `</${name}>`)
    .toReversed()
    .join('')
const after = lines.map(
  line => `${' '.repeat(line.indent)}${opening(line)}${line.text ?? ''}${closing(line)}`,
)

/** The values of an extract of XML by path, in order; it throws where elements don't nest. */
function readXml(text: string) {
  const path: string[] = []
  const values = new Map<string, string>()
  for (const [, end, name = '', value = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>([^<]*)/g)) {
    if (!end) path.push(name)
    else if (path.pop() !== name) throw new Error(`</${name}> closes nothing`)
    if (value.trim()) values.set(path.join('/'), value)
  }
  if (path.length > 0) throw new Error(`<${path.join('><')}> is left open`)
  return values
}

const payment = 'CdtTrfTxInf'
const xml = readXml(after.join(''))

test('the transfer is the largest of the batch that waits', () => {
  const [row] = batch.rows
  expect(transfer).toMatchObject({ batch: 'SEPA2291', amount: row?.amount, reference: row?.invoice })
  expect(transfer.creditor.name).toBe(row?.payee)
  expect(transfer.debtor.name).toBe(group.name)
})

describe('the old message', () => {
  test('reads as a bank is sent it', () => {
    expect(before).toEqual([
      ':20:SEPA2291',
      ':50H:/FR76••••4417',
      'ARVENNE',
      ':30:250829',
      ':21:NR-4471',
      ':32B:EUR412880,00',
      ':59:/FR76••••9012',
      'NORDEX RAIL SAS',
      'LYON FRANCE',
      ':70:NR-4471',
      ':71A:SHA',
    ])
  })
  test('keeps to the lengths that SWIFT allows', () => {
    for (const { tag, text } of mt101(transfer)) {
      expect(text.length).toBeLessThanOrEqual(tag === ':20:' || tag === ':21:' ? 16 : 35)
    }
  })
  test('marks the payee’s lines, which phones keep, and the address among them', () => {
    const marked = mt101(transfer).filter(({ creditor }) => creditor)
    expect(marked.map(({ text }) => text)).toEqual(['/FR76••••9012', 'NORDEX RAIL SAS', 'LYON FRANCE'])
    expect(marked.filter(({ address }) => address).map(({ text }) => text)).toEqual(['LYON FRANCE'])
  })
})

describe('the new message', () => {
  test('nests, in the order of the schema', () => {
    expect([...xml.keys()]).toEqual([
      'PmtInfId',
      'ReqdExctnDt/Dt',
      'Dbtr/Nm',
      'ChrgBr',
      'CdtTrfTxInf/PmtId/EndToEndId',
      'CdtTrfTxInf/Amt/InstdAmt',
      'CdtTrfTxInf/Cdtr/Nm',
      'CdtTrfTxInf/Cdtr/PstlAdr/TwnNm',
      'CdtTrfTxInf/Cdtr/PstlAdr/Ctry',
      'CdtTrfTxInf/CdtrAcct/Id/IBAN',
      'CdtTrfTxInf/RmtInf/Ustrd',
    ])
  })
  test('says what the old one said, field by field', () => {
    const old = new Map(mt101(transfer).flatMap(({ tag, text }) => (tag ? [[tag, text]] : [])))
    expect(xml.get('PmtInfId')).toBe(old.get(':20:'))
    expect(xml.get('ReqdExctnDt/Dt')?.slice(2).replaceAll('-', '')).toBe(old.get(':30:'))
    expect(xml.get(`${payment}/PmtId/EndToEndId`)).toBe(old.get(':21:'))
    expect(`EUR${xml.get(`${payment}/Amt/InstdAmt`)?.replace('.', ',')}`).toBe(old.get(':32B:'))
    expect(`/${xml.get(`${payment}/CdtrAcct/Id/IBAN`)}`).toBe(old.get(':59:'))
    expect(xml.get(`${payment}/RmtInf/Ustrd`)).toBe(old.get(':70:'))
    expect(before).toContain(xml.get('Dbtr/Nm')?.toUpperCase())
    expect(before).toContain(xml.get(`${payment}/Cdtr/Nm`)?.toUpperCase())
    expect([old.get(':71A:'), xml.get('ChrgBr')]).toEqual(['SHA', 'SLEV'])
  })
  test('has the town and the country of the free line apart', () => {
    const town = xml.get(`${payment}/Cdtr/PstlAdr/TwnNm`)
    expect(before).toContain(`${town} ${transfer.creditor.country.name}`.toUpperCase())
    expect(xml.get(`${payment}/Cdtr/PstlAdr/Ctry`)).toBe('FR')
  })
  test('fits its panel: 57 characters, and 41 on phones without wrappers', () => {
    for (const line of lines) {
      const short = line.indent + [line.open, line.text, line.close].join('').length
      expect(short).toBeLessThanOrEqual(41)
    }
    for (const line of after) expect(line.length).toBeLessThanOrEqual(57)
  })
})
