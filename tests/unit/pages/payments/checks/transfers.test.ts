import { describe, expect, it } from 'vitest'
import { accounts, check, iban, problemsOf, transfer } from './files.ts'

/** A reference in structured remittance information. */
const reference = (kind: string, value: string, issuer = '') =>
  `<Strd><CdtrRefInf><Tp><CdOrPrtry>${kind}</CdOrPrtry>${issuer && `<Issr>${issuer}</Issr>`}</Tp><Ref>${value}</Ref></CdtrRefInf></Strd>`
const scor = '<Cd>SCOR</Cd>'
const town = '<StrtNm>Rue X</StrtNm><TwnNm>Lyon</TwnNm><Ctry>FR</Ctry>'
const instant = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>'
const swissFile = { own: accounts.swiss, ownAddress: town, type: '', bearer: '' }
const toSwiss = { account: accounts.swiss, currency: 'CHF' }

describe('a credit transfer without a fault', () => {
  it.each<[string, string]>([
    ['with a BIC', transfer()],
    ['without a BIC', transfer({ agent: '<Othr><Id>NOTPROVIDED</Id></Othr>' })],
    ['without control sums', transfer({ header: '<NbOfTxs>1</NbOfTxs>', block: '' })],
    [
      'three tenths of a euro',
      transfer({ payments: [{ amount: '0.1' }, { amount: '0.10' }, { amount: '0.1' }] }),
    ],
    [
      'an instant payment at a time on a Sunday',
      transfer({ type: instant, date: '<DtTm>2026-11-29T10:00:00</DtTm>' }),
    ],
    ['the largest amount', transfer({ payments: [{ amount: '999999999.99' }] })],
    ['a name of 70', transfer({ payments: [{ name: 'x'.repeat(70) }] })],
    ['an RF reference', transfer({ payments: [{ remittance: reference(scor, 'RF18539007547034') }] })],
    ['a Belgian reference', transfer({ payments: [{ remittance: reference(scor, '090933755493', 'BBA') }] })],
    ['a reference that is free text', transfer({ payments: [{ remittance: reference(scor, 'CLIENT42') }] })],
    ['no identifier twice', transfer({ payments: [{ id: 'NOTPROVIDED' }, { id: 'NOTPROVIDED' }] })],
    [
      'umlauts at a German bank',
      transfer({ own: accounts.german, payments: [{ name: 'Müller &amp; Söhne' }] }),
    ],
    [
      'accents outside SEPA',
      transfer({
        type: '<PmtTpInf><SvcLvl><Cd>URGP</Cd></SvcLvl></PmtTpInf>',
        bearer: '<ChrgBr>SHAR</ChrgBr>',
        payments: [{ name: 'Élan', account: accounts.turkish, currency: 'USD' }],
      }),
    ],
    ['a Swiss bank with a town', transfer({ ...swissFile, payments: [{ ...toSwiss, address: town }] })],
  ])('%s', (_, text) => {
    const { verdict, problems } = check(text)
    expect(problems).toEqual([])
    expect(verdict).toBe('accepted')
  })
})

describe('a credit transfer with one fault', () => {
  it.each<[string, string, string[]]>([
    ['a count too high', transfer({ block: '<NbOfTxs>2</NbOfTxs>' }), ['count file NbOfTxs']],
    [
      'a sum a cent off, at both levels',
      transfer({ header: '<NbOfTxs>1</NbOfTxs><CtrlSum>10.01</CtrlSum>', block: '<CtrlSum>9.99</CtrlSum>' }),
      ['controlSum file CtrlSum', 'controlSum file CtrlSum'],
    ],
    [
      'a sum of floating point',
      transfer({ header: '<NbOfTxs>1</NbOfTxs><CtrlSum>9.99999999</CtrlSum>' }),
      ['controlSumDecimals file CtrlSum'],
    ],
    [
      'no sums at a German bank',
      transfer({ own: accounts.german, header: '<NbOfTxs>1</NbOfTxs>', block: '' }),
      ['controlSumMissing file GrpHdr', 'controlSumMissing file PmtInf'],
    ],
    ['an amount of nothing', transfer({ payments: [{ amount: '0.00' }] }), ['amount transaction InstdAmt']],
    [
      'a tenth of a cent',
      transfer({ payments: [{ amount: '10.001' }], header: '<NbOfTxs>1</NbOfTxs>', block: '' }),
      ['amount transaction InstdAmt'],
    ],
    [
      'purposes that are no codes of ISO 20022',
      transfer({
        type: '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><CtgyPurp><Cd>ABCD</Cd></CtgyPurp></PmtTpInf>',
        payments: [{ more: '<Purp><Cd>SALA</Cd></Purp>' }, { more: '<Purp><Cd>ZZZZ</Cd></Purp>' }],
      }),
      ['notAccepted warning Cd', 'notAccepted warning Cd'],
    ],
    ['a billion', transfer({ payments: [{ amount: '1000000000' }] }), ['amount transaction InstdAmt']],
    ['dollars', transfer({ payments: [{ currency: 'USD' }] }), ['currency transaction InstdAmt']],
    [
      'a digit that is wrong',
      transfer({ payments: [{ account: accounts.german.replace(/0$/, '1') }] }),
      ['iban transaction IBAN'],
    ],
    [
      'an own account that is wrong',
      transfer({ own: accounts.french.replace(/6$/, '7') }),
      ['iban file IBAN'],
    ],
    [
      'a bank key of France',
      transfer({ payments: [{ account: iban('FR', '20041010050500013M02607') }] }),
      ['ibanNational warning IBAN'],
    ],
    [
      'an account outside SEPA',
      transfer({ payments: [{ account: accounts.turkish }], ownAddress: town }),
      ['sepaCountry transaction IBAN'],
    ],
    ['a BIC of no country', transfer({ agent: '<BICFI>FICTQQP1XXX</BICFI>' }), ['bic transaction BICFI']],
    [
      'a BIC of another country',
      transfer({ agent: '<BICFI>FICTESM1XXX</BICFI>' }),
      ['bicCountry warning BICFI'],
    ],
    ['a name of 71', transfer({ payments: [{ name: 'x'.repeat(71) }] }), ['length transaction Nm']],
    [
      'two texts',
      transfer({ payments: [{ remittance: '<Ustrd>a</Ustrd><Ustrd>b</Ustrd>' }] }),
      ['remittance transaction RmtInf'],
    ],
    [
      'text and reference',
      transfer({ payments: [{ remittance: `<Ustrd>a</Ustrd>${reference(scor, 'X')}` }] }),
      ['remittance transaction RmtInf'],
    ],
    ['an accent', transfer({ payments: [{ name: 'Établissements' }] }), ['characters warning Nm']],
    [
      'an underline in an identifier',
      transfer({ payments: [{ id: 'A_1' }] }),
      ['characters file EndToEndId'],
    ],
    ['two slashes', transfer({ payments: [{ id: 'A//1' }] }), ['slashes file EndToEndId']],
    ['a slash at the end', transfer({ payments: [{ id: 'A/' }] }), ['slashes file EndToEndId']],
    ['shared charges', transfer({ bearer: '<ChrgBr>SHAR</ChrgBr>' }), ['chargeBearer transaction ChrgBr']],
    ['a past date', transfer({ date: '<Dt>2026-11-27</Dt>' }), ['datePast file Dt']],
    [
      'a past date in Austria',
      transfer({ own: accounts.austrian, date: '<Dt>2026-11-27</Dt>' }),
      ['datePast warning Dt'],
    ],
    ['a Sunday', transfer({ date: '<Dt>2026-11-29</Dt>' }), ['dateNotBusiness warning Dt']],
    ['Good Friday 2027', transfer({ date: '<Dt>2027-03-26</Dt>' }), ['dateNotBusiness warning Dt']],
    ['Easter Monday 2027', transfer({ date: '<Dt>2027-03-29</Dt>' }), ['dateNotBusiness warning Dt']],
    [
      'a time for an ordinary transfer',
      transfer({ date: '<DtTm>2026-12-01T10:00:00</DtTm>' }),
      ['dateTime warning DtTm'],
    ],
    [
      '16 days ahead at a German bank',
      transfer({ own: accounts.german, date: '<Dt>2026-12-14</Dt>' }),
      ['dateFar warning Dt'],
    ],
    [
      'the type at two levels',
      transfer({ payments: [{ type: '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>' }] }),
      ['paymentTypeTwice file PmtTpInf'],
    ],
    [
      'an identifier twice',
      transfer({ payments: [{ id: 'A' }, { id: 'A' }] }),
      ['duplicateId warning EndToEndId'],
    ],
    [
      'a payment twice',
      transfer({ payments: [{ remittance: '<Ustrd>F1</Ustrd>' }, { remittance: '<Ustrd>F1</Ustrd>' }] }),
      ['duplicatePayment warning CdtTrfTxInf'],
    ],
    [
      'an RF reference that is wrong',
      transfer({ payments: [{ remittance: reference(scor, 'RF19539007547034') }] }),
      ['reference warning Ref'],
    ],
    [
      'a Belgian one that is wrong',
      transfer({ payments: [{ remittance: reference(scor, '090933755494', 'BBA') }] }),
      ['reference warning Ref'],
    ],
    [
      'an address in lines',
      transfer({ payments: [{ address: '<AdrLine>Rue X 1</AdrLine>' }] }),
      ['addressUnstructured warning PstlAdr'],
    ],
    [
      'a country and lines at a German bank',
      transfer({ own: accounts.german, payments: [{ address: '<Ctry>DE</Ctry><AdrLine>Weg 1</AdrLine>' }] }),
      ['addressUnstructured file PstlAdr'],
    ],
    [
      'lines at a Swiss bank',
      transfer({ ...swissFile, payments: [{ ...toSwiss, address: '<AdrLine>Weg 1</AdrLine>' }] }),
      ['addressUnstructured transaction PstlAdr'],
    ],
    [
      'three lines',
      transfer({
        payments: [{ address: `<TwnNm>Lyon</TwnNm><Ctry>FR</Ctry>${'<AdrLine>x</AdrLine>'.repeat(3)}` }],
      }),
      ['addressLines transaction AdrLine'],
    ],
    [
      'the town in a line',
      transfer({
        payments: [{ address: '<TwnNm>Lyon</TwnNm><Ctry>FR</Ctry><AdrLine>69001 LYON</AdrLine>' }],
      }),
      ['addressLines warning AdrLine'],
    ],
    [
      'no address of the payer',
      transfer({ payments: [{ account: accounts.british }] }),
      ['addressMissing warning Dbtr'],
    ],
    ['no name', transfer({ payments: [{ name: ' ' }] }), ['empty file Nm']],
    ['no text', transfer({ payments: [{ name: '' }] }), ['empty file Nm']],
    ['a comma', transfer().replace('>10.00</InstdAmt>', '>10,00</InstdAmt>'), ['schema file InstdAmt']],
    ['30 February', transfer({ date: '<Dt>2026-02-30</Dt>' }), ['schema file Dt']],
    [
      'no identifier',
      transfer().replace('<EndToEndId>E2E-0</EndToEndId>', '<InstrId>1</InstrId>'),
      ['schema file PmtId'],
    ],
    ['the tag of an older version', transfer({ agent: '<BIC>FICTFRP1XXX</BIC>' }), ['schema file BIC']],
    ['a document type', transfer().replace('<Document', '<!DOCTYPE x><Document'), ['doctype file ']],
    [
      'no BIC at a Swiss bank',
      transfer({ ...swissFile, agent: '<Othr><Id>NOTPROVIDED</Id></Othr>', payments: [toSwiss] }),
      ['bic file Othr'],
    ],
    [
      'a QR-IBAN without its reference',
      transfer({ ...swissFile, payments: [{ account: accounts.swissQr, currency: 'CHF' }] }),
      ['reference transaction IBAN'],
    ],
    [
      'a German variant of old',
      transfer().replace('pain.001.001.09', 'pain.001.003.03'),
      ['retiredVersion warning Document'],
    ],
    [
      'a message of direct debits',
      transfer().replace('pain.001.001.09', 'pain.008.001.08'),
      ['version file CstmrCdtTrfInitn'],
    ],
    [
      'a statement',
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt/></Document>',
      ['version file BkToCstmrStmt'],
    ],
  ])('%s', (_, text, expected) => {
    const { verdict } = check(text)
    expect(problemsOf(text)).toEqual(expected)
    expect(verdict).toBe(expected.every(each => each.includes(' warning ')) ? 'warned' : 'rejected')
  })
})

it('names line, column and payment of a fault', () => {
  const text = transfer({ payments: [{}, { amount: '0.00' }] })
  const line = text.split('\n').findIndex(each => each.includes('>0.00<')) + 1
  expect(check(text).problems).toMatchObject([{ line, column: 6, payment: 2, found: '0.00' }])
})

it('says what a converting bank makes of a text, in as many characters', () => {
  const [problem] = check(transfer({ payments: [{ name: 'L’Œuvre – Ångström_Co' }] })).problems
  expect(problem).toMatchObject({ found: '’ Œ – Å ö _', expected: "L'Ouvre - Angstrom-Co" })
})

it('follows the country that is asked for', () => {
  const text = transfer({ own: accounts.austrian, payments: [{ address: '<AdrLine>Weg 1</AdrLine>' }] })
  expect(problemsOf(text)).toEqual(['addressUnstructured warning PstlAdr'])
  expect(problemsOf(text, { profile: 'DE' })).toEqual(['addressUnstructured file PstlAdr'])
})

it('gives an overview of blocks and payments', () => {
  const { messageId, blocks, payments, transactions, sum } = check(
    transfer({ payments: [{}, { amount: '2.5' }] }),
  )
  expect({ messageId, transactions, sum }).toEqual({ messageId: 'MSG-1', transactions: 2, sum: '12.50' })
  expect(blocks).toMatchObject([
    { id: 'B-1', count: 2, date: '2026-12-01', profile: 'FR', account: accounts.french },
  ])
  expect(payments).toMatchObject([
    { number: 1, amount: '10.00', name: 'Menuiserie du Lac', account: accounts.german, text: 'Facture 0' },
    { number: 2, amount: '2.50' },
  ])
})

it('lists a thousand problems of a code and counts the others', () => {
  const payments = Array.from({ length: 1200 }, () => ({ amount: '0.00' }))
  const { problems, omitted } = check(transfer({ payments }))
  expect(problems.filter(({ code }) => code === 'amount')).toHaveLength(1000)
  expect(omitted.amount).toBe(200)
})
