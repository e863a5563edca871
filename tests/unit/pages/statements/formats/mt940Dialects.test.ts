import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

/** What is read of a statement with some fields between its balances. */
function read(fields: string[], { account = 'FR7630001007941234567890185', currency = 'EUR' } = {}) {
  const text = [
    ':20:ARV1',
    `:25:${account}`,
    ':28C:12/1',
    `:60F:C261129${currency}1000,`,
    ...fields,
    '-',
  ].join('\r\n')
  const reading = readText(text)
  const { accounts, problems } = accountsOf([{ ...reading, name: 'file' }])
  const [movement] = accounts[0]?.movements ?? []
  return {
    accounts,
    account: accounts[0],
    movement: movement && { ...movement, amount: toDecimal(movement.amount) },
    problems: problems.get('file')?.map(({ code }) => code) ?? [],
    found: problems.get('file')?.[0]?.found,
  }
}

const details = (...lines: string[]) => [':61:261130C10,NTRFNONREF', `:86:${lines[0]}`, ...lines.slice(1)]

test.each([
  ['99.50 EUR CARTE', '99.50 EUR CARTE'],
  ['123.45 EUR REMBOURSEMENT', '123.45 EUR REMBOURSEMENT'],
  ['123,45 EUR', '123,45 EUR'],
  ['517-85-22 LOYER', '517-85-22 LOYER'],
  ['100:20 MINUTES', '100:20 MINUTES'],
  ['120/30 TRAVAUX', '120/30 TRAVAUX'],
  ['166?44 RESTE', '166?44 RESTE'],
])('the free text %j is no structure', (written, text) => {
  const { movement } = read(details(written))
  expect(movement).toMatchObject({ text, code: 'NTRF' })
})

test.each(['?', '<', '>', '~', '^'])('the sign %s opens numbered parts', sign => {
  const { movement } = read(details(`166${sign}00GUTSCHRIFT${sign}20SVWZ+MIETE${sign}32LUMEN`))
  expect(movement).toMatchObject({ code: 'NTRF 166', text: 'GUTSCHRIFT · MIETE', counterparty: 'LUMEN' })
})

test.each([
  ['300.25', 'EUR', '300.25'],
  ['300.5', 'EUR', '300.50'],
  ['0001.000', 'TND', '1.00'],
])('the amount %s %s with a point is whole', (written, currency, amount) => {
  const { movement, problems } = read([`:61:261130C${written}NTRFA`], { currency })
  expect(movement?.amount).toBe(amount)
  expect(problems).toEqual(['noClosing'])
})

test.each([',50', '.50'])('the amount %s begins with its decimals', written => {
  const { movement, problems } = read([`:61:261130C${written}NTRFA`, ':62F:C261130EUR1000,50'])
  expect(movement).toMatchObject({ amount: '0.50', code: 'NTRF' })
  expect(problems).toEqual([])
})

test('a number behind a whole amount is its reference', () => {
  const { movement } = read([':61:261130C10,00 0019239782213', ':86:X'])
  expect(movement).toMatchObject({ amount: '10.00', references: ['0019239782213'] })
})

test.each(['1.000', '1,000.00', '1.234,56', '1,2,3', '1 000,00', "1'000,00", '1\u00a0234 567,89', '12 345'])(
  'the amount %s could be another: none is shown',
  written => {
    const { movement, problems, found } = read([`:61:261130C${written}NTRFA`])
    expect(movement).toBeUndefined()
    expect(problems).toEqual(['amount', 'noClosing'])
    expect(found).toBe(written)
  },
)

test.each([
  [
    '/OCMT/USD285,31/',
    ['PAYMENT OF INVOICES 204', '/OGB/NORTHERN BANK'],
    /OCMT USD285,31.*|PAYMENT OF INVOICES 204/,
  ],
  ['/EXCH/1,0815/', ['VENTE DE DEVISES'], /VENTE DE DEVISES · EXCH 1,0815/],
  ['/EREF/A/REMI/LOYER/EXCH/1,08', [], /^LOYER · EXCH 1,08$/],
])('the text of %j and what follows is shown', (first, more, text) => {
  expect(read(details(first, ...more)).movement?.text).toMatch(text)
})

test('slashes inside values stay', () => {
  const { movement } = read(
    details('/EREF/LOT 2026/77/ORDP//NAME/Dubois et/ou Martin/REMI/USTD//FACTURE 2026/0012 T/M 2026/0015'),
  )
  expect(movement).toMatchObject({
    text: 'FACTURE 2026/0012 T/M 2026/0015',
    counterparty: 'Dubois et/ou Martin',
    references: ['LOT 2026/77'],
  })
})

test.each(['ABWA', 'ABWE'])('%s, the party behind the other one, is shown', key => {
  const { movement } = read(details(`166?00CARTE?20SVWZ+ACHAT?21${key}+Librairie du Port?32COLLECTE SA`))
  expect(movement).toMatchObject({ counterparty: 'COLLECTE SA · Librairie du Port', text: 'CARTE · ACHAT' })
})

test('NS: owner before the movements, purpose, other party and booking text after one', () => {
  const text =
    ':20:A\n:25:X\n:28:1/1\n:NS:22Atelier Nord\n23Konto\n:60F:C261129EUR0,\n:61:2611301130CM5,S051\n:NS:01Facture 9\n02du 3\n15Empfang und Versandabteilun\n16g AG\n17VIREMENT\n:62F:C261130EUR5,'
  const { accounts } = accountsOf([{ ...readText(text), name: 'file' }])
  expect(accounts[0]).toMatchObject({ owner: 'Atelier Nord', continuity: { status: 'holds' } })
  expect(accounts[0]?.movements[0]).toMatchObject({
    text: 'VIREMENT · Facture 9 du 3',
    counterparty: 'Empfang und Versandabteilung AG',
  })
})

test.each([
  ['a blank entry date', [':61:261130    DD212,39NMSCNONREF//']],
  ['a line broken before the amount', [':61:2611301130DR', '212,39NMSCNONREF']],
  ['a line broken before the mark', [':61:2611301130', 'D212,39NMSCNONREF']],
])('field 61 with %s', (_name, lines) => {
  const { movement, problems } = read([...lines, ':62F:C261130EUR787,61'])
  expect(movement).toMatchObject({ amount: '-212.39', code: 'NMSC', references: [], isPartial: false })
  expect(problems).toEqual([])
})

test('the end of a block on the line of the last field', () => {
  for (const end of ['-}', '-}{5:{CHK:1}}', ' -}'])
    expect(read([`:62F:C261130EUR1000,${end}`]).account?.continuity).toEqual({ status: 'holds' })
})

test.each(['-', ' -', '- '])('the end of a block behind an amount, %j', end => {
  const { account, problems } = read([`:62F:C261130EUR1000,${end}`, `:64:C261130EUR1000,00${end}`])
  expect(account?.continuity).toEqual({ status: 'holds' })
  expect(problems).toEqual([])
})

test('a hyphen at the end of a text is its own', () => {
  expect(read(details('LOYER 12-', '13-')).movement?.text).toBe('LOYER 12- 13-')
})

test.each([':20:33 Karten', ':25:07 Uhr', ':46:08 Fo', ':13:12', ':28:59 h', ':21:14 x'])(
  'the rest of a time, %j, is text',
  line => {
    const { accounts, account, movement, problems } = read([
      ...details('106?20SVWZ+LADEN 22-11-2026T12', `${line}?32A`),
      ':62F:C261130EUR1010,',
    ])
    expect(accounts).toHaveLength(1)
    expect(movement?.text).toContain(`T12${line}`)
    expect(account?.continuity).toEqual({ status: 'holds' })
    expect(problems).toEqual([])
  },
)

test('a statement that begins after the text of another is one of its own', () => {
  const text =
    ':20:A\n:25:X\n:60F:C261129EUR1,\n:61:261130C1,NTRFA\n:86:UN\n:20:B\n:25:Y\n:60F:C261129EUR1,\n:62F:C261130EUR1,'
  expect(readText(text).statements.map(({ account }) => account)).toEqual(['X', 'Y'])
})

test('an account in the midst of a statement is reported and opens none', () => {
  const { accounts, account, problems } = read([
    ':61:261130C50,NTRFNONREF',
    ':25:166?00GUTSCHRIFT?20SVWZ+X',
    ':62F:C261130EUR1050,',
  ])
  expect(accounts).toHaveLength(1)
  expect(account?.continuity).toEqual({ status: 'holds' })
  expect(problems).toEqual(['misplaced'])
})

test('an account without :20: begins a statement', () => {
  const text =
    ':25:X\n:28C:1\n:60F:C261129EUR1,\n:62F:C261129EUR1,\n:25:Y\n:28C:1\n:60F:C261129EUR1,\n:62F:C261129EUR1,'
  expect(readText(text).statements).toHaveLength(2)
})

const ofDay = (number: string, from: string, to: string) =>
  `:20:${number}\n:25:X\n:28C:${number}\n:60F:C261130EUR${from},\n:61:261130C1,NTRF${number}\n:62F:C261130EUR${to},\n-`

test.each([
  ['numbers', [ofDay('13/1', '2', '3'), ofDay('12/1', '1', '2')]],
  ['pages', [ofDay('12/2', '2', '3'), ofDay('12/1', '1', '2')]],
  ['balances, where the numbers are all the same', [ofDay('0', '2', '3'), ofDay('0', '1', '2')]],
  ['numbers beyond nine', [ofDay('10', '2', '3'), ofDay('9', '1', '2')]],
])('statements of one day are ordered by their %s', (_name, statements) => {
  const { accounts } = accountsOf([{ ...readText(statements.join('\n')), name: 'file' }])
  expect(accounts[0]).toMatchObject({
    opening: { amount: 100_000n },
    closing: { amount: 300_000n },
    continuity: { status: 'holds' },
  })
})

test.each([
  ['/MARF/M1/EREF/E1/RTRN/AM04/BENM//NAME/LUMEN SARL/REMI/LOYER', /^LUMEN SARL/],
  ['/TRTP/SEPA INCASSO/RTRN/MS03/ORDP//NAME/LUMEN SARL/IBAN/NL20INGB0001234567', /^LUMEN SARL · NL20/],
  ['109?00RUECKLASTSCHRIFT?20SVWZ+RETOUR?32LUMEN SARL?34901', /^LUMEN SARL/],
])('a return names whom it concerns: %s', (written, party) => {
  const { movement } = read([':61:261130D10,NRTINONREF', `:86:${written}`])
  expect(movement?.counterparty).toMatch(party)
  expect(movement?.isReversal).toBe(true)
})

test('the own account is never the other party', () => {
  const own = { account: 'TRIODOSBANK/0390123456' }
  const text = details('000>100133967858', '>20 HUUR>21 KANTOOR>310390123456')
  expect(read(text, own).movement).toMatchObject({ counterparty: '0133967858', text: 'HUUR KANTOOR' })
  const newer = details('000>100000000000', '>20TRIONL2U>21NL20INGB0001234567', '>22HUUR>310390123456')
  expect(read(newer, own).movement).toMatchObject({ counterparty: 'NL20INGB0001234567', text: 'HUUR' })
})

test.each(['ULTD', 'ULTB'])('%s names a second party', key => {
  const { movement } = read(details(`/EREF/E1/BENM//NAME/LUMEN SARL/${key}//NAME/MAISON MERE SA/REMI/F 12`))
  expect(movement).toMatchObject({ counterparty: 'LUMEN SARL · MAISON MERE SA', text: 'F 12' })
})

test('of debtor and creditor, the other party is named', () => {
  const both = '/ORDP//NAME/LUMEN SARL/BENM//NAME/ATELIER NORD/REMI/F 12'
  expect(read(details(both)).movement?.counterparty).toBe('LUMEN SARL')
  const debit = [':61:261130D10,NTRFNONREF', `:86:${both}`]
  expect(read(debit).movement?.counterparty).toBe('ATELIER NORD')
})

test('old Rabobank: the name stands behind the 16 characters of the reference', () => {
  const { movement, account } = read(
    [':61:261130D6,20N060P000029225      GARE CENTRALE 117', ':86:BETALINGSKENM.  123'],
    { account: '1526.89.184EUR' },
  )
  expect(movement).toMatchObject({ references: ['P000029225'], counterparty: 'GARE CENTRALE 117' })
  expect(account?.account).toBe('1526.89.184')
})

test('Rabobank: the account of the other party stands beside the movement', () => {
  const { movement } = read([
    ':61:261130D25,00N102EREF',
    'NL70ABNA0987654321',
    ':86:/EREF/E1/BENM//NAME/LUMEN SARL/REMI/LOYER',
  ])
  expect(movement).toMatchObject({
    counterparty: 'LUMEN SARL · NL70ABNA0987654321',
    text: 'LOYER',
    references: ['E1'],
  })
})

test('a type of one letter and blanks', () => {
  const { movement, problems } = read([':61:2611301130D10,00S   X', ':62F:C261130EUR990,'])
  expect(movement).toMatchObject({ code: 'S', references: ['X'] })
  expect(problems).toEqual([])
})

test.each(['NL29INGB0006475121', '0987654321'])(
  'ASN and SNS: account %s and name have their places',
  number => {
    const { movement } = read([
      `:61:2611301130D20,00NIOB${number}`,
      'j blom',
      `:86:${number} j blom`,
      ' '.repeat(65),
      'Salaris december'.padEnd(65),
    ])
    expect(movement).toMatchObject({
      counterparty: `j blom · ${number}`,
      references: [],
      text: 'Salaris december',
    })
  },
)

test.each([
  ['NTRFKREF+//B7', ['B7']],
  ['NTRFNONREF', []],
  ['NTRFnonref', []],
  ['NTRFNONR', []],
  ['NTRFEREF//NONREF', []],
  ['NTRFA12/', ['A12']],
  ['NTRFLOT/7//', ['LOT/7']],
  [' NTRFNONREF//2109', ['2109']],
  ['NONREF', []],
  ['//19239782213', ['19239782213']],
])('the end %j of field 61 has the references %j', (end, references) => {
  const { movement, problems } = read([`:61:2611301130D10,00${end}`, ':62F:C261130EUR990,'])
  expect(movement).toMatchObject({ references, isPartial: false })
  expect(movement?.code).toBe(/^(NONREF|\/\/)/.test(end) ? '' : 'NTRF')
  expect(problems).toEqual([])
})

test('references in the text that are none', () => {
  const { movement } = read(details('166?20EREF+NOTPROVIDED?21KREF+NONREF?22MREF+M-7?23SVWZ+X'))
  expect(movement?.references).toEqual(['M-7'])
})

test('a national account number, and lines that begin with a slash', () => {
  expect(read(details('/BBAN/53851317/NAME/LUMEN/REMI/X')).movement?.counterparty).toBe('LUMEN · 53851317')
  expect(
    read(details('/BENM/300000000000133', '/KOMERCIJALNA BANKA AD', '/EMPTY/', '/Provizija 11/2020'))
      .movement,
  ).toMatchObject({ counterparty: 'KOMERCIJALNA BANKA AD · 300000000000133', text: 'Provizija 11/2020' })
})

test('parts 34, 35, 60 to 63 and 70 of a German text', () => {
  const { movement } = read(
    details('105?00LASTSCHRIFT?20SVWZ+A?32FINANZAMT?34992?35EWE AG?60B?61C?63D?70Empfaenger M.'),
  )
  expect(movement).toMatchObject({
    code: 'NTRF 105 992',
    counterparty: 'FINANZAMT · EWE AG',
    text: 'LASTSCHRIFT · A B C D Empfaenger M.',
  })
})

test('numbered parts without a code before them', () => {
  expect(read(details('?00GUTSCHRIFT?20SVWZ+Facture 12?32LUMEN')).movement).toMatchObject({
    code: 'NTRF',
    text: 'GUTSCHRIFT · Facture 12',
    counterparty: 'LUMEN',
  })
  expect(read(details('?20 off')).movement?.text).toBe('?20 off')
})

test('part 38, the IBAN of the other party in Poland', () => {
  const number = 'PL61 1090 1014 0000 0712 1981 2874'
  const { movement } = read(details(`020~00PRZELEW~20FAKTURA 1~32JAN KOWALSKI~38${number}`))
  expect(movement).toMatchObject({
    text: 'PRZELEW · FAKTURA 1',
    counterparty: 'JAN KOWALSKI · PL61109010140000071219812874',
  })
})

test('parts 27 to 29, the name of the other party in Poland', () => {
  const iban = 'PL61109010140000071219812874'
  const { movement } = read(
    details(`020^00PRZELEW^20FAKTURA 1^27PRZEDSIEBIORSTWO HANDLOWE SP^28OLKA Z O.O.^29UL. DLUGA 1^38${iban}`),
  )
  expect(movement).toMatchObject({
    text: 'PRZELEW · FAKTURA 1',
    counterparty: `PRZEDSIEBIORSTWO HANDLOWE SPOLKA Z O.O. UL. DLUGA 1 · ${iban}`,
  })
  const named = read(details(`020~00PRZELEW~20FAKTURA~27CZESC 2~32JAN KOWALSKI~38${iban}`)).movement
  expect(named).toMatchObject({ text: 'PRZELEW · FAKTURA CZESC 2', counterparty: `JAN KOWALSKI · ${iban}` })
  // German banks write the purpose there.
  expect(read(details('166?00GUTSCHRIFT?20MIETE?27NOVEMBER?31DE02')).movement?.text).toBe(
    'GUTSCHRIFT · MIETE NOVEMBER',
  )
})

test('keys that share a slash', () => {
  const { movement } = read(details('/ORDP/NAME/LUMEN / FILS/REMI/F 12'))
  expect(movement).toMatchObject({ counterparty: 'LUMEN / FILS', text: 'F 12' })
})

test.each(['86:', ' :86:', ':86 :', ': 86:'])('the damaged tag %j begins the text', tag => {
  const { movement } = read([':61:261130C10,NTRFA', `${tag}LOYER`])
  expect(movement?.text).toBe('LOYER')
})

test.each([
  ['NL20INGB0001234567EUR', 'NL20INGB0001234567'],
  ['NL10BUNQ2290325473 EUR', 'NL10BUNQ2290325473'],
  ['UBRTHUHB/123/EUR', 'UBRTHUHB/123'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
])('the account %s is %s', (written, account) => {
  expect(read([], { account: written }).account?.account).toBe(account)
})

test.each([
  [':61:261130D5,N024NONREF', ':86:805?00ENTGELTABSCHLUSS?20Pauschale'],
  [':61:261130D5,NCHGNONREF', ':86:FRAIS'],
  [':61:261130D5,N808NONREF', ':86:808?00GEBUEHREN'],
])('%s %s is a fee', (...fields) => {
  expect(read(fields).account?.fees).toEqual({ amount: -500_000n, count: 1 })
})

test('charges beside the amount count among the fees', () => {
  const { account, movement } = read([
    ':61:261130D12,35NRTIKREF+//B',
    '/OCMT/EUR11,85//CHGS/EUR0,50/',
    ':86:109?00RETOUR',
  ])
  expect(account?.fees).toEqual({ amount: -50_000n, count: 1 })
  expect(movement?.text).toMatch(/OCMT EUR11,85 · CHGS EUR0,50/)
})

test('a balance without a currency has that of the statement', () => {
  expect(read([':62M:C2611301000,']).account?.continuity).toEqual({ status: 'holds' })
})
