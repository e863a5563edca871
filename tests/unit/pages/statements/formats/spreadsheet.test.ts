import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Filter } from '../../../../../src/pages/statements/formats/filter.ts'
import { ReaderSession, readFile } from '../../../../../src/pages/statements/formats/session.ts'

const filter: Filter = { text: '', side: 'all', least: undefined, most: undefined, from: '', to: '' }
const words = {
  head: {
    account: 'Compte',
    currency: 'Devise',
    booked: 'Comptabilisé',
    valued: 'Valeur',
    amount: 'Montant',
    batchAmount: 'Montant dans le lot',
    counterparty: 'Tiers',
    text: 'Libellé',
    references: 'Références',
    code: 'Code',
    kind: 'Nature',
  },
  kinds: { isFee: 'frais', isReversal: 'extourne', isPending: 'en attente', isPartial: 'lu en partie' },
  unnamed: 'Compte sans numéro',
}

const mt940 = (account: string, currency: string, ...movements: string[]) =>
  [':20:A', `:25:${account}`, `:60F:C261101${currency}0,`, ...movements, `:62F:C261130${currency}0,`].join(
    '\n',
  )

async function sessionOf(...texts: string[]) {
  const session = new ReaderSession()
  for (const [index, text] of texts.entries())
    session.add(await readFile(`${index}.sta`, new Blob([text]), undefined), false)
  return session
}

async function sheetsOf(session: ReaderSession, view: 'all' | number = 'all') {
  const asked = view === 'all' ? view : { account: view, filter, sort: undefined }
  const file = await session.file({ kind: 'xlsx', view: asked, words })
  const bytes = Buffer.from(await file.arrayBuffer())
  return { bytes, sheets: await readXlsxFile(bytes) }
}

test('an account and its references are text, amounts numbers, days dates', async () => {
  const session = await sessionOf(
    mt940(
      '00012345678',
      'EUR',
      ':61:2611021103D1234,56NTRF000000000000018\n:86:=1+1',
      ':61:261104C0,05NCHG123456789012345678\n:86:Frais',
    ),
  )
  const { sheets } = await sheetsOf(session, 0)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['00012345678 EUR'])
  expect(sheets[0]?.data).toEqual([
    Object.values(words.head),
    [
      '00012345678',
      'EUR',
      new Date('2026-11-03'),
      new Date('2026-11-02'),
      -1234.56,
      null,
      null,
      '=1+1',
      '000000000000018',
      'NTRF',
      null,
    ],
    [
      '00012345678',
      'EUR',
      null,
      new Date('2026-11-04'),
      0.05,
      null,
      null,
      'Frais',
      '123456789012345678',
      'NCHG',
      'frais',
    ],
  ])
})

test('a sheet for each account; names that begin alike are told apart', async () => {
  const long = 'LONGACCOUNTNUMBER0000000000000000'
  const session = await sessionOf(
    mt940(`${long}1`, 'EUR', ':61:261102C1,NTRFA'),
    mt940(`${long}2`, 'EUR', ':61:261102C2,NTRFB'),
    mt940('12/34[5]', 'JPY', ':61:261102C3,NTRFC'),
  )
  const { sheets } = await sheetsOf(session)
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'LONGACCOUNTNUMBER00000000000000',
    'LONGACCOUNTNUMBER0000000000 (2)',
    '12 34 5  JPY',
  ])
  expect(sheets.map(({ data }) => data[1]?.[4])).toEqual([1, 2, 3])
})

test('amounts are shown with the decimals of their currency, and none is rounded', async () => {
  const session = await sessionOf(
    mt940('1', 'JPY', ':61:261102C1500,NTRFA'),
    mt940('2', 'TND', ':61:261102C1,234NTRFA'),
    mt940('3', 'EUR', ':61:261102C99999999999999,99NTRFA'),
  )
  const { bytes, sheets } = await sheetsOf(session)
  expect(sheets.map(({ data }) => data[1]?.[4])).toEqual([1500, 1.234, '99999999999999.99'])
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const formats = [
    ...(/<cellXfs.*<\/cellXfs>/.exec(part('xl/styles.xml'))?.[0] ?? '').matchAll(
      /<xf(?: numFmtId="(\d+)")?/g,
    ),
  ]
  const formatOf = (sheet: number) => {
    const [, style = ''] = /<c r="E2" s="(\d+)"/.exec(part(`xl/worksheets/sheet${sheet}.xml`)) ?? []
    const number = formats[Number(style)]?.[1] ?? ''
    const [, code] = new RegExp(`numFmtId="${number}" formatCode="([^"]*)"`).exec(part('xl/styles.xml')) ?? []
    return code ?? number
  }
  // 3 is #,##0 in every spreadsheet.
  expect([formatOf(1), formatOf(2)]).toEqual(['3', '#,##0.000'])
})

test('transactions of a batch have a column of their own', async () => {
  const details = (amount: string) =>
    `<TxDtls><Refs><EndToEndId>0${amount}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt></TxDtls>`
  const session = await sessionOf(
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct><Ntry><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><NtryDtls>${details('1.00')}${details('2.00')}</NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
  )
  const { sheets } = await sheetsOf(session)
  expect(sheets[0]?.sheet).toBe('FR7630006000011234567890189 EUR')
  expect(sheets[0]?.data.slice(1).map(row => [row[4], row[5], row[8]])).toEqual([
    [-3, null, null],
    [null, -1, '01.00'],
    [null, -2, '02.00'],
  ])
})
