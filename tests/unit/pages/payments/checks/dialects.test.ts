import { describe, expect, it } from 'vitest'
import { accounts, check, debit, iban, problemsOf, transfer } from './files.ts'

const town = '<TwnNm>Lyon</TwnNm><Ctry>FR</Ctry>'
const swissFile = { own: accounts.swiss, ownAddress: town, type: '', bearer: '' }
const level = (code: string) => `<PmtTpInf><SvcLvl><Cd>${code}</Cd></SvcLvl></PmtTpInf>`
const instant = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>INST</Cd></LclInstrm></PmtTpInf>'
const reference = (value: string) =>
  `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${value}</Ref></CdtrRefInf></Strd>`
const line = (text: string, address = town) =>
  transfer({ payments: [{ address: `${address}<AdrLine>${text}</AdrLine>` }] })
const wrongGerman = accounts.german.replace(/0$/, '1')
const created = (text: string) => text.replace('2026-11-28T09:30:00+01:00', '2026-11-28T09:30:00.120+01:00')

describe('what is left to the payments of a block', () => {
  it.each<[string, string, string[]]>([
    [
      'an instant payment at a time',
      transfer({ type: '', date: '<DtTm>2026-11-29T10:00:00</DtTm>', payments: [{ type: instant }] }),
      [],
    ],
    [
      'an instant payment on a Sunday',
      transfer({ type: '', date: '<Dt>2026-11-29</Dt>', payments: [{ type: instant }] }),
      [],
    ],
    [
      'the scheme, for the name of the payer and the date',
      transfer({
        type: '',
        bearer: '',
        ownName: 'É',
        date: '<Dt>2026-12-25</Dt>',
        payments: [{ type: level('SEPA') }],
      }),
      ['dateNotBusiness warning Dt', 'characters warning Nm'],
    ],
    [
      'the scheme, as the second of two service levels',
      transfer({
        type: '<PmtTpInf><SvcLvl><Prtry>FAST</Prtry></SvcLvl><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
        payments: [{ currency: 'USD' }],
      }),
      ['currency transaction InstdAmt'],
    ],
  ])('%s', (_, text, expected) => expect(problemsOf(text)).toEqual(expected))
})

describe('what lies outside SEPA', () => {
  const urgent = { type: level('URGP'), bearer: '<ChrgBr>SHAR</ChrgBr>' }
  const abroad = { account: accounts.turkish, currency: 'USD' }
  it.each<[string, string, string[]]>([
    [
      'one leg of a payment',
      transfer({ type: level('EOLO'), bearer: '<ChrgBr>SHAR</ChrgBr>', payments: [abroad] }),
      [],
    ],
    [
      'a weekend',
      transfer({ ...urgent, date: '<Dt>2026-12-05</Dt>', payments: [abroad] }),
      ['dateNotBusiness warning Dt'],
    ],
    [
      'a holiday of the euro, in dollars',
      transfer({ ...urgent, date: '<Dt>2026-12-25</Dt>', payments: [abroad] }),
      [],
    ],
    [
      'the same, in euros',
      transfer({ ...urgent, date: '<Dt>2026-12-25</Dt>' }),
      ['dateNotBusiness warning Dt'],
    ],
    [
      'a Swiss direct debit',
      debit({
        own: accounts.swiss,
        type: '<SvcLvl><Prtry>CHTA</Prtry></SvcLvl><LclInstrm><Prtry>DDCOR1</Prtry></LclInstrm>',
        account: accounts.swiss,
        scheme: '',
        mandate: '<MndtId>1</MndtId>',
      }).replace('Ccy="EUR"', 'Ccy="CHF"'),
      [],
    ],
  ])('%s', (_, text, expected) => expect(problemsOf(text)).toEqual(expected))
})

describe('countries that joined late', () => {
  const paid = (account: string) => transfer({ ownAddress: town, payments: [{ account }] })
  it.each<[string, string, string, string[]]>([
    ['Serbia before May 2026', accounts.serbian, '2026-04-30', ['sepaCountry transaction IBAN']],
    ['Serbia after', accounts.serbian, '2026-05-05', []],
    [
      'Albania before October 2025',
      iban('AL', '212110090000000235698741'),
      '2025-10-03',
      ['sepaCountry transaction IBAN'],
    ],
    ['Albania after', iban('AL', '212110090000000235698741'), '2025-10-06', []],
  ])('%s', (_, account, today, expected) => expect(problemsOf(paid(account), { today })).toEqual(expected))
})

describe('any IBAN', () => {
  const account = (value: string) => `<Id><IBAN>${value}</IBAN></Id>`
  it.each<[string, string, string[]]>([
    [
      'of the charges',
      transfer({ bearer: `<ChrgBr>SLEV</ChrgBr><ChrgsAcct>${account(wrongGerman)}</ChrgsAcct>` }),
      ['iban file IBAN'],
    ],
    [
      'of the account that a debtor had',
      debit({
        mandate: `<MndtId>R</MndtId><DtOfSgntr>2025-03-14</DtOfSgntr><AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlDbtrAcct>${account(wrongGerman)}</OrgnlDbtrAcct></AmdmntInfDtls>`,
      }),
      ['iban transaction IBAN'],
    ],
  ])('%s', (_, text, expected) => expect(problemsOf(text)).toEqual(expected))
})

describe('versions', () => {
  const older = (version: string) => transfer({ ownAddress: town }).replace('pain.001.001.09', version)
  const first = older('pain.001.001.02').replaceAll('CstmrCdtTrfInitn', 'pain.001.001.02')
  it('reads the first ones, whose content has another name', () => {
    expect(check(first)).toMatchObject({ message: 'pain.001', version: 'pain.001.001.02', transactions: 1 })
    expect(problemsOf(first)).toEqual(['retiredVersion warning Document'])
  })
  it.each([
    ['Switzerland', accounts.swiss],
    ['Luxembourg', iban('LU', '0019400644750000')],
  ])('of 2009 ended in November 2026 in %s', (_, own) => {
    const text = debit({ own }).replace('pain.008.001.08', 'pain.008.001.02').replaceAll('BICFI>', 'BIC>')
    expect(problemsOf(text)).toContain('retiredVersion warning Document')
    expect(problemsOf(text, { today: '2026-11-01' })).not.toContain('retiredVersion warning Document')
  })
})

describe('elements that hold nothing', () => {
  const empty = (own: string) =>
    transfer({ own, ownAddress: own === accounts.swiss ? town : '' }).replace(
      '<Cdtr><Nm>Menuiserie du Lac</Nm>',
      '<Cdtr><Nm>Menuiserie du Lac</Nm><PstlAdr/>',
    )
  it.each([
    ['France', accounts.french, 'warning'],
    ['Austria', accounts.austrian, 'warning'],
    ['Germany', accounts.german, 'file'],
    ['Switzerland', accounts.swiss, 'file'],
  ])('an address, in %s', (_, own, severity) =>
    expect(problemsOf(empty(own))).toEqual([`empty ${severity} PstlAdr`]),
  )
  it('a bank that is not named', () => {
    expect(problemsOf(transfer({ agent: '' }))).toEqual(['empty file FinInstnId'])
  })
  it('a text of spaces, anywhere', () => {
    expect(
      problemsOf(transfer({ own: accounts.austrian, payments: [{ remittance: '<Ustrd> </Ustrd>' }] })),
    ).toEqual(['empty file Ustrd'])
  })
})

describe('countries of the bank', () => {
  it.each<[string, string, string[]]>([
    [
      'a fraction that ends with 0, in Austria',
      created(transfer({ own: accounts.austrian })),
      ['dateTime file CreDtTm'],
    ],
    ['the same in Germany', created(transfer({ own: accounts.german })), []],
    [
      'a space before an identifier, in Switzerland',
      transfer({ ...swissFile, payments: [{ id: ' 1', account: accounts.swiss, currency: 'CHF' }] }),
      ['slashes file EndToEndId'],
    ],
    [
      'CDATA, in Switzerland',
      transfer({
        ...swissFile,
        payments: [{ account: accounts.swiss, currency: 'CHF', remittance: '<Ustrd><![CDATA[F1]]></Ustrd>' }],
      }),
      ['notAccepted warning Ustrd'],
    ],
    [
      'a creditor reference that is none, within Switzerland',
      transfer({
        ...swissFile,
        payments: [{ account: accounts.swiss, currency: 'CHF', remittance: reference('CLIENT42') }],
      }),
      ['reference transaction Ref'],
    ],
    [
      'a wrong one, from Switzerland to Germany',
      transfer({
        own: accounts.swiss,
        ownAddress: town,
        payments: [{ remittance: reference('RF19539007547034') }],
      }),
      ['reference warning Ref'],
    ],
  ])('%s', (_, text, expected) => expect(problemsOf(text)).toEqual(expected))
})

describe('addresses', () => {
  it.each<[string, string]>([
    ['a street named after the town', line('12 rue de Lyon')],
    ['another one', line('5 Lyon Street')],
    [
      'a street with a word like the country',
      line('12 rue de la Paix', '<TwnNm>Berlin</TwnNm><Ctry>LA</Ctry>'),
    ],
  ])('may hold %s', (_, text) => expect(problemsOf(text)).toEqual([]))
  it.each<[string, string]>([
    ['the town after its code', line('12 quai X 69001 LYON')],
    ['the town at a CEDEX', line('LYON CEDEX 03')],
    ['town and country', line('12 quai X, Lyon France')],
    ['the country alone', line('France')],
    ['the country before the code', line('FR-69001')],
  ])('do not hold %s twice', (_, text) => expect(problemsOf(text)).toEqual(['addressLines warning AdrLine']))
  it.each<[string, string]>([
    ['of a bank', transfer().replace('</BICFI>', '</BICFI><PstlAdr><AdrLine>X</AdrLine></PstlAdr>')],
    [
      'of whoever sends the file',
      transfer().replace('<Nm>Comptoir</Nm>', '<Nm>Comptoir</Nm><PstlAdr><AdrLine>X</AdrLine></PstlAdr>'),
    ],
  ])('are read %s too', (_, text) =>
    expect(problemsOf(text)).toEqual(['addressUnstructured warning PstlAdr']),
  )
})

it('asks Swiss addresses for town and country from 14 November 2026 on', () => {
  const text = transfer({
    ...swissFile,
    payments: [{ account: accounts.swiss, currency: 'CHF', address: '<AdrLine>Weg 1</AdrLine>' }],
  })
  expect(problemsOf(text, { today: '2026-11-13' })).toEqual(['addressUnstructured warning PstlAdr'])
  expect(problemsOf(text, { today: '2026-11-14' })).toEqual(['addressUnstructured transaction PstlAdr'])
})

it('counts the characters of the sender’s name', () => {
  expect(problemsOf(transfer().replace('<Nm>Comptoir</Nm>', `<Nm>${'x'.repeat(71)}</Nm>`))).toEqual([
    'length transaction Nm',
  ])
})

it('says of an amended mandate that its bank is the same', () => {
  const bank = '<FinInstnId><BICFI>FICTDEFFXXX</BICFI></FinInstnId>'
  const text = debit({
    mandate: `<MndtId>R</MndtId><DtOfSgntr>2025-03-14</DtOfSgntr><AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlDbtrAgt>${bank}</OrgnlDbtrAgt></AmdmntInfDtls>`,
  }).replace(
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    `<DbtrAgt>${bank}</DbtrAgt>`,
  )
  expect(problemsOf(text)).toEqual(['amendment transaction BICFI'])
})
