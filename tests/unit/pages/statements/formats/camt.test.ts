import { expect, test } from 'vitest'
import { toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'
import { readCamt } from '../../../../../src/pages/statements/formats/camt.ts'

/** A message in a version of the standard; with a prefix, all its elements carry it. */
function message(content: string, version = '08', prefix = ''): string {
  const namespace = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`
  const body = `<Document><BkToCstmrStmt>${content}</BkToCstmrStmt></Document>`
  const named = body.replace(/<(\/?)/g, `<$1${prefix}`)
  const attribute = prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'
  return `<?xml version="1.0"?>${named.replace('Document>', `Document ${attribute}="${namespace}">`)}`
}

const balance = (type: string, amount: string, side = 'CRDT', day = '2026-11-30') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
const entry = (amount: string, side: string, more = '', status = '<Sts><Cd>BOOK</Cd></Sts>') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${status}<BookgDt><Dt>2026-11-30</Dt></BookgDt><ValDt><DtTm>2026-12-01T00:30:00+01:00</DtTm></ValDt>${more}</Ntry>`
const account = '<Acct><Id><IBAN>FR7612345</IBAN></Id><Ccy>EUR</Ccy></Acct>'
const statement = (...parts: string[]) => `<Stmt><Id>1</Id>${account}${parts.join('')}</Stmt>`

test.each(
  ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13'].flatMap(version => [
    [version, ''],
    [version, 'n0:'],
  ]),
)('version 001.%s with the prefix "%s"', (version, prefix) => {
  const content = statement(balance('OPBD', '10.00'), balance('CLBD', '7.5'), entry('2.50', 'DBIT'))
  const { statements, problems } = readCamt(message(content, version, prefix))
  expect(problems).toEqual([])
  expect(statements).toMatchObject([
    {
      account: 'FR7612345',
      currency: 'EUR',
      opening: { amount: 10_00000n, day: '2026-11-30' },
      closing: { amount: 7_50000n },
      movements: [{ amount: -2_50000n, booked: '2026-11-30', valued: '2026-12-01', tag: 'Stmt[1]/Ntry[1]' }],
    },
  ])
})

test('the status and the bank stand in one element or another, by version', () => {
  const old = readCamt(
    message(
      statement(entry('1', 'CRDT', '', '<Sts>PDNG</Sts>')).replace(
        '</Ccy>',
        '</Ccy><Svcr><FinInstnId><BIC>AGRIFRPP</BIC></FinInstnId></Svcr>',
      ),
      '02',
    ),
  )
  expect(old.statements[0]).toMatchObject({ bank: 'AGRIFRPP', movements: [{ isPending: true }] })
})

test('several statements; an account that has no IBAN', () => {
  const other = statement(balance('PRCD', '1', 'DBIT'), balance('ITBD', '2')).replace(
    '<IBAN>FR7612345</IBAN>',
    '<Othr><Id>0083</Id></Othr>',
  )
  const { statements } = readCamt(message(statement() + other))
  expect(statements.map(each => each.account)).toEqual(['FR7612345', '0083'])
  expect(statements[1]).toMatchObject({ opening: { amount: -100_000n }, closing: { amount: 200_000n } })
})

test('the currency of an account that names none is that of its entries', () => {
  const { statements, problems } = readCamt(
    message(statement(entry('1', 'CRDT')).replace('<Ccy>EUR</Ccy>', '')),
  )
  expect(problems).toEqual([])
  expect(statements[0]?.currency).toBe('EUR')
})

const details = (parts: string) => `<NtryDtls>${parts}</NtryDtls>`
const transaction = (amount: string, name: string, reference: string) =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><RltdPties><Cdtr><Pty><Nm>${name}</Nm></Pty></Cdtr><CdtrAcct><Id><IBAN>BE68</IBAN></Id></CdtrAcct></RltdPties><RmtInf><Ustrd>Facture</Ustrd><Ustrd>12</Ustrd></RmtInf></TxDtls>`

test('a single transaction says what its entry is about', () => {
  const more = `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>${details(transaction('5', 'Courtage Valmy', 'E2E-1'))}`
  const { statements } = readCamt(message(statement(entry('5', 'DBIT', more))))
  expect(statements[0]?.movements[0]).toMatchObject({
    code: 'PMNT ICDT ESCT',
    text: 'Facture · 12',
    references: ['E2E-1'],
    counterparty: 'Courtage Valmy · BE68',
    transactions: [],
  })
})

test('a batch keeps its transactions, and counts once', () => {
  const parts = `<Btch><PmtInfId>SEPA 1</PmtInfId></Btch>${transaction('2', 'A', 'NOTPROVIDED')}${transaction('3', 'B', 'E2')}`
  const { statements } = readCamt(message(statement(entry('5', 'DBIT', details(parts)))))
  const [movement] = statements[0]?.movements ?? []
  expect(movement && toDecimal(movement.amount)).toBe('-5.00')
  expect(movement?.references).toEqual(['SEPA 1'])
  expect(movement?.transactions).toEqual([
    { amount: -200_000n, text: 'Facture · 12', references: [], counterparty: 'A · BE68' },
    { amount: -300_000n, text: 'Facture · 12', references: ['E2'], counterparty: 'B · BE68' },
  ])
})

test('a reversal has the sign of its own entry, and the party of what it undoes', () => {
  const parts = transaction('5', 'Halieute', 'X').replace('>DBIT<', '>CRDT<')
  const { statements } = readCamt(
    message(statement(entry('5', 'CRDT', `<RvslInd>true</RvslInd>${details(parts)}`))),
  )
  expect(statements[0]?.movements[0]).toMatchObject({
    amount: 500_000n,
    isReversal: true,
    counterparty: 'Halieute · BE68',
  })
})

test.each(['CHRG', 'FEES', 'COMM'])('the sub-family %s is a fee', code => {
  const more = `<BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>`
  const { statements } = readCamt(message(statement(entry('5', 'DBIT', more))))
  expect(statements[0]?.movements[0]?.isFee).toBe(true)
})

test('values that cannot be read say which element holds them', () => {
  const { statements, problems } = readCamt(
    message(
      statement(
        balance('OPBD', '1,00'),
        entry('5', 'CREDIT'),
        entry('5', 'CRDT').replace('2026-11-30', '2026-02-30'),
        '<TxsSummry><TtlNtries><NbOfNtries>3</NbOfNtries></TtlNtries></TxsSummry>',
      ),
    ),
  )
  expect(problems).toEqual([
    { code: 'amount', line: 1, tag: 'Stmt[1]/Bal[1]/Amt', found: '1,00' },
    { code: 'sign', line: 1, tag: 'Stmt[1]/Ntry[1]/CdtDbtInd', found: 'CREDIT' },
    { code: 'date', line: 1, tag: 'Stmt[1]/Ntry[2]/BookgDt', found: '2026-02-30' },
    { code: 'count', line: 1, tag: 'Stmt[1]/TxsSummry/TtlNtries/NbOfNtries', found: '3' },
  ])
  expect(statements[0]?.movements).toMatchObject([{ isPartial: true, valued: '2026-12-01' }])
})

test('of a file that is cut off, the entries that are whole are read', () => {
  const text = message(statement(balance('OPBD', '1'), entry('1', 'CRDT'), entry('2', 'CRDT')), '08', 'ns:')
  const { statements, problems } = readCamt(text.slice(0, text.lastIndexOf('ValDt')))
  expect(problems).toMatchObject([{ code: 'xml', line: 1 }])
  expect(statements[0]).toMatchObject({ opening: { amount: 100_000n }, movements: [{ amount: 100_000n }] })
})

test('a message without statements says so', () => {
  expect(readCamt(message('<GrpHdr/>')).problems).toMatchObject([{ code: 'noStatement' }])
})
