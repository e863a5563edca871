import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { sharedMessageIds } from '../../../../../src/pages/payments/checks/acrossFiles.ts'
import { type CheckedFile, checkBytes } from '../../../../../src/pages/payments/checks/checkBytes.ts'
import { excerpts } from '../../../../../src/pages/payments/checks/excerpt.ts'
import { accounts, check, debit, rules, transfer } from './files.ts'

async function checked(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<CheckedFile[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const files: CheckedFile[] = []
  for await (const file of checkBytes(name, bytes, { today: '2026-11-28', rules })) files.push(file)
  return files
}

it.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
  ['nothing', '  ', { code: 'empty' }],
  [
    'an MT940 statement',
    ':20:A\n:25:1\n:60F:C261130EUR1,\n:62F:C261130EUR1,\n',
    { code: 'statement', found: 'MT940' },
  ],
  [
    'a camt.053 statement',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/></BkToCstmrStmt></Document>',
    { code: 'statement', found: 'camt.053' },
  ],
  [
    'a payment status report',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt/></Document>',
    { code: 'otherMessage', found: 'pain.002' },
  ],
  [
    'another XML file',
    '<invoice xmlns="urn:example:invoice"><id>1</id></invoice>',
    { code: 'unknownFormat' },
  ],
  ['a PDF', '%PDF-1.7 …', { code: 'binary', found: 'PDF' }],
  ['a letter', 'Madame, Monsieur,', { code: 'unknownFormat' }],
])('names %s instead of checking it', async (_, content, failure) => {
  expect(await checked('x', content)).toMatchObject([{ name: 'x', failure }])
})

it('checks a payment file that contradicts its namespace, or breaks off, rather than naming it', async () => {
  const contradiction = transfer().replace('pain.001.001.09', 'pain.008.001.08')
  expect(await checked('a.xml', contradiction)).toMatchObject([
    { report: { problems: [{ code: 'version' }] } },
  ])
  expect(await checked('b.xml', transfer().slice(0, -20))).toMatchObject([
    { report: { verdict: 'rejected' } },
  ])
})

it('checks each file of an archive, under its name', async () => {
  const archive = zipSync({
    'a.xml': strToU8(transfer()),
    'sous/b.xml': strToU8(debit()),
    'lisez-moi.txt': strToU8('Bonjour'),
  }) as Uint8Array<ArrayBuffer>
  const files = await checked('novembre.zip', archive)
  expect(files.map(({ name }) => name)).toEqual([
    'novembre.zip/a.xml',
    'novembre.zip/sous/b.xml',
    'novembre.zip/lisez-moi.txt',
  ])
  expect(files).toMatchObject([
    { report: { message: 'pain.001' } },
    { report: { message: 'pain.008' } },
    { failure: { code: 'unknownFormat' } },
  ])
  const workbook = zipSync({ '[Content_Types].xml': strToU8('<Types/>') }) as Uint8Array<ArrayBuffer>
  expect(await checked('a.xlsx', workbook)).toMatchObject([{ failure: { code: 'binary', found: 'XLSX' } }])
})

it('names the message identifiers that files share', () => {
  const named = (name: string, text: string) => ({ name, report: check(text) })
  const files = [
    named('a.xml', transfer()),
    named('b.xml', transfer().replace('MSG-1', 'MSG-2')),
    named('c.xml', debit()),
  ]
  expect(sharedMessageIds(files)).toEqual([{ id: 'MSG-1', files: ['a.xml', 'c.xml'] }])
})

it('shows the lines around a place, without the indentation they share', () => {
  const text = 'a\r\n    <b>\r\n      <c/>\n    </b>\r\nd'
  expect(excerpts(text, [{ line: 3, column: 7 }])).toEqual([
    [
      { line: 2, text: '<b>' },
      { line: 3, text: '  <c/>' },
      { line: 4, text: '</b>' },
    ],
  ])
  expect(excerpts(text, [{ line: 1, column: 1 }])[0]?.map(({ line }) => line)).toEqual([1, 2])
})

it('shows the part of a long line that is meant', () => {
  const text = `${'<a/>'.repeat(1000)}<wrong/>${'<b/>'.repeat(1000)}`
  const [[line] = []] = excerpts(text, [{ line: 1, column: 4001 }])
  expect(line?.text).toContain('<wrong/>')
  expect(line?.text.length).toBeLessThan(160)
  expect(line?.text).toMatch(/^….*…$/)
})

it('tells which payment a fault of the structure is in, and marks the payment', () => {
  const report = check(
    transfer({
      payments: [
        {},
        { account: 'FR76 3000' },
        { account: accounts.german.replace(/0$/, '1') },
        { name: 'Élan' },
      ],
    }),
  )
  expect(report.problems.map(({ code, payment }) => [code, payment])).toEqual([
    ['schema', 2],
    ['iban', 3],
    ['characters', 4],
  ])
  expect(report.payments.map(({ severity }) => severity)).toEqual([
    undefined,
    'file',
    'transaction',
    'warning',
  ])
  expect(report.totals).toEqual({ file: 1, transaction: 1, warning: 1 })
})

it('collects the vendors whose data have to be corrected, each fault once', () => {
  const address = '<AdrLine>12 quai X, Lyon</AdrLine>'
  const report = check(
    transfer({
      payments: [
        { name: 'Menuiserie', address },
        { name: 'Menuiserie', address, amount: '5.00' },
        { name: 'Imprimerie' },
        { name: 'Garage', amount: '0.00' },
      ],
    }),
  )
  expect(report.parties).toEqual([
    {
      name: 'Menuiserie',
      account: accounts.german,
      payments: 2,
      faults: [
        { code: 'addressUnstructured', element: 'PstlAdr', reason: 'missing', expected: 'TwnNm Ctry' },
      ],
    },
  ])
})
