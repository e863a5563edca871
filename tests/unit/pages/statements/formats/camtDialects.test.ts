import { expect, test } from 'vitest'
import { accountsOf } from '../../../../../src/pages/statements/formats/accounts.ts'
import { readText } from '../../../../../src/pages/statements/formats/readText.ts'

const iban = 'FR7630001007941234567890185'
const account = `<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>ARVENNE SAS</Nm></Ownr></Acct>`
const balance = (type: string, amount: string, currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>`
const entry = (amount: string, side: string, more = '', currency = 'EUR') =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt>${more}</Ntry>`
const details = (content: string) => `<NtryDtls><TxDtls>${content}</TxDtls></NtryDtls>`
const statement = (content: string, own = account) => `<Stmt><Id>S1</Id>${own}${content}</Stmt>`

function read(content: string, root = 'BkToCstmrStmt', version = 'camt.053.001.08') {
  const text = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}"><${root}>${content}</${root}></Document>`
  const { accounts, problems } = accountsOf([{ ...readText(text), name: 'file' }])
  return {
    accounts,
    account: accounts[0],
    movement: accounts[0]?.movements[0],
    problems: problems.get('file')?.map(({ code }) => code) ?? [],
  }
}

test('a balance in another currency is reported and unknown', () => {
  const { account, problems } = read(
    statement(balance('OPBD', '10.00') + balance('CLBD', '27.00', 'SEK') + entry('5.00', 'CRDT')),
  )
  expect(problems).toEqual(['currency'])
  expect(account).toMatchObject({ closing: undefined, continuity: { status: 'unknown' } })
})

test('an entry in another currency is reported and not summed', () => {
  const { account, problems } = read(
    statement(
      balance('OPBD', '10.00') +
        balance('CLBD', '15.00') +
        entry('5.00', 'CRDT') +
        entry('9', 'DBIT', '', 'USD'),
    ),
  )
  expect(problems).toEqual(['currency'])
  expect(account).toMatchObject({ debits: { count: 0 }, continuity: { status: 'holds' } })
  expect(account?.movements[1]?.currency).toBe('USD')
})

test.each([
  [
    'booked balances',
    balance('CLAV', '1', 'JPY') + balance('CLBD', '1', 'CHF') + entry('1', 'CRDT', '', 'CHF'),
    'CHF',
  ],
  ['entries, if only what is available has one', balance('CLAV', '1', 'JPY') + entry('1', 'CRDT'), 'EUR'],
])('the currency of an account comes from its %s', (_name, content, currency) => {
  const { account, problems } = read(statement(content, account_(iban)))
  expect(account?.currency).toBe(currency)
  expect(problems).not.toContain('currency')
})
const account_ = (number: string) => `<Acct><Id><IBAN>${number}</IBAN></Id></Acct>`

test.each([
  ['ElctrncSeqNb', (number: string) => `<ElctrncSeqNb>${number}</ElctrncSeqNb>`],
  ['PgNb', (number: string) => `<StmtPgntn><PgNb>${number}</PgNb></StmtPgntn><ElctrncSeqNb>7</ElctrncSeqNb>`],
])('statements of one day are ordered by %s', (_name, numbered) => {
  const { account } = read(
    statement(numbered('10') + balance('ITBD', '11.00') + balance('CLBD', '13.00') + entry('2', 'CRDT')) +
      statement(numbered('9') + balance('OPBD', '10.00') + balance('ITBD', '11.00') + entry('1', 'CRDT')),
  )
  expect(account).toMatchObject({
    opening: { amount: 1_000_000n },
    closing: { amount: 1_300_000n },
    continuity: { status: 'holds' },
  })
})

test('pages are ordered by the page of their messages', () => {
  const message = (page: string, content: string) =>
    `<Document><BkToCstmrStmt><GrpHdr><MsgPgntn><PgNb>${page}</PgNb></MsgPgntn></GrpHdr>${statement(`<ElctrncSeqNb>7</ElctrncSeqNb>${content}`)}</BkToCstmrStmt></Document>`
  const files = [
    message(
      '2',
      balance('ITBD', '10.00') + balance('ITBD', '10.00') + entry('1', 'CRDT') + entry('1', 'DBIT'),
    ),
    message(
      '1',
      balance('OPBD', '10.00') + balance('ITBD', '10.00') + entry('2', 'CRDT') + entry('2', 'DBIT'),
    ),
  ]
  const { accounts } = accountsOf(files.map((text, index) => ({ ...readText(text), name: `${index}` })))
  expect(accounts[0]?.movements.map(({ amount }) => amount)).toEqual([
    2_00000n,
    -2_00000n,
    1_00000n,
    -1_00000n,
  ])
})

test('of the balances of several days, the first opens the statement and the last closes it', () => {
  const onDay = (day: string, type: string, amount: string) =>
    balance(type, amount).replace('2026-11-30', day)
  const { account } = read(
    statement(
      onDay('2026-11-30', 'CLBD', '13.00') +
        onDay('2026-11-30', 'OPBD', '11.00') +
        onDay('2026-11-29', 'CLBD', '11.00') +
        onDay('2026-11-29', 'OPBD', '10.00') +
        entry('3', 'CRDT'),
    ),
  )
  expect(account).toMatchObject({
    opening: { amount: 1_000_000n },
    closing: { amount: 1_300_000n },
    continuity: { status: 'holds' },
  })
})

const parties = (debtor: string, creditor: string) =>
  `<RltdPties><Dbtr><Pty><Nm>${debtor}</Nm></Pty></Dbtr><Cdtr><Pty><Nm>${creditor}</Nm></Pty></Cdtr></RltdPties>`

test.each([
  [
    'a reason',
    `${parties('Sven Schuldner', 'Sonst Wer')}<RtrInf><Rsn><Cd>MS03</Cd></Rsn><AddtlInf>Grund</AddtlInf></RtrInf>`,
  ],
  [
    'a code',
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>${parties('Sven Schuldner', 'Sonst Wer')}`,
  ],
  ['the owner as creditor alone', parties('Sven Schuldner', 'ARVENNE SAS')],
])('a returned direct debit, told by %s, is about the debtor', (_name, content) => {
  const { movement } = read(statement(entry('53.00', 'DBIT', details(content))))
  expect(movement?.counterparty).toBe('Sven Schuldner')
})

test.each([
  [
    'another account of the owner',
    'FR7612345678901234567890123',
    'ARVENNE SAS · FR7612345678901234567890123',
  ],
  ['the account itself, in its national form', iban.slice(4), ''],
])('between two accounts of one owner, the other party is %s', (_name, number, party) => {
  const { movement } = read(
    statement(
      entry(
        '53.00',
        'DBIT',
        details(
          `<RltdPties><Dbtr><Nm>ARVENNE SAS</Nm></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct><Cdtr><Nm>ARVENNE SAS</Nm></Cdtr><CdtrAcct><Id><Othr><Id>${number}</Id></Othr></Id></CdtrAcct></RltdPties>`,
        ),
      ),
    ),
  )
  expect(movement?.counterparty).toBe(party)
})

test.each(['RPCR', 'RCDD', 'UPCQ', 'CQRV'])('the code %s is that of a payment that came back', code => {
  const { movement } = read(
    statement(
      entry(
        '53.00',
        'DBIT',
        `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>${details(parties('Sven Schuldner', 'Sonst Wer'))}`,
      ),
    ),
  )
  expect(movement).toMatchObject({ isReversal: true, counterparty: 'Sven Schuldner' })
})

test('an entry without transactions is a return by its own code', () => {
  const code =
    '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCHQ</Cd><SubFmlyCd>UPCQ</SubFmlyCd></Fmly></Domn></BkTxCd>'
  expect(read(statement(entry('53.00', 'DBIT', code))).movement?.isReversal).toBe(true)
})

test('what the entry and its transaction both say is shown once', () => {
  const { movement } = read(
    statement(
      entry(
        '1',
        'CRDT',
        `${details('<RmtInf><Ustrd>FACTURE 12</Ustrd></RmtInf><AddtlTxInf>VIREMENT RECU</AddtlTxInf>')}<AddtlNtryInf>VIREMENT RECU</AddtlNtryInf>`,
      ),
    ),
  )
  expect(movement?.text).toBe('VIREMENT RECU · FACTURE 12')
})

test.each(['Pty', ''])('the identifier of a SEPA creditor is a reference, in %j', element => {
  const identity =
    '<Id><PrvtId><Othr><Id>DE98ZZZ09999999999</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>'
  const creditor = element ? `<${element}>${identity}</${element}>` : identity
  const { movement } = read(
    statement(entry('1', 'DBIT', details(`<RltdPties><Cdtr>${creditor}</Cdtr></RltdPties>`))),
  )
  expect(movement?.references).toEqual(['DE98ZZZ09999999999'])
})

test('why a payment came back is shown with its text', () => {
  const { movement } = read(
    statement(
      entry(
        '5',
        'DBIT',
        details('<RtrInf><Rsn><Prtry>901</Prtry></Rsn><AddtlInf>Konto erloschen</AddtlInf></RtrInf>'),
      ),
    ),
  )
  expect(movement).toMatchObject({ text: '901 · Konto erloschen', isReversal: true })
})

test.each([
  [
    '<Dbtr><Pty><PstlAdr><AdrLine>LUMEN SARL</AdrLine><AdrLine>1 quai Sud</AdrLine></PstlAdr></Pty></Dbtr>',
    '',
    'LUMEN SARL',
  ],
  ['<Dbtr><Agt><FinInstnId><Nm>BANQUE</Nm></FinInstnId></Agt></Dbtr>', '', 'BANQUE'],
  [
    '',
    '<RltdAgts><DbtrAgt><FinInstnId><Nm>BANQUE DU NORD</Nm></FinInstnId></DbtrAgt></RltdAgts>',
    'BANQUE DU NORD',
  ],
  [
    '<Dbtr><Nm>A</Nm></Dbtr><UltmtDbtr><Nm>B</Nm></UltmtDbtr><DbtrAcct><Id><IBAN>DE02</IBAN></Id></DbtrAcct>',
    '',
    'A · B · DE02',
  ],
])('the other party of %s%s', (related, agents, party) => {
  const { movement } = read(
    statement(entry('1', 'CRDT', details(`<RltdPties>${related}</RltdPties>${agents}`))),
  )
  expect(movement?.counterparty).toBe(party)
})

test('additional texts are shown', () => {
  const { movement } = read(
    statement(
      entry(
        '1',
        'CRDT',
        `<AddtlNtryInf>UN</AddtlNtryInf>${details('<RmtInf><Ustrd>DEUX</Ustrd><Strd><CdtrRefInf><Ref>2100003</Ref></CdtrRefInf><AddtlRmtInf>TROIS</AddtlRmtInf><AddtlRmtInf>?REJECT?0</AddtlRmtInf><AddtlRmtInf>?ERROR?000</AddtlRmtInf></Strd></RmtInf><AddtlTxInf>QUATRE</AddtlTxInf>')}`,
      ),
    ),
  )
  expect(movement).toMatchObject({ text: 'UN · DEUX · TROIS · QUATRE', references: ['2100003'] })
})

test('all references are kept', () => {
  const { movement } = read(
    statement(
      entry(
        '1',
        'CRDT',
        details(
          '<Refs><MsgId>MSG</MsgId><PmtInfId>LOT</PmtInfId><EndToEndId>E1</EndToEndId><UETR>8a56-c</UETR><MndtId>M1</MndtId><Prtry><Tp>01</Tp><Ref>P1</Ref></Prtry><Prtry><Tp>02</Tp><Ref>P2</Ref></Prtry></Refs>',
        ),
      ),
    ),
  )
  expect(movement?.references.toSorted()).toEqual(['8a56-c', 'E1', 'LOT', 'M1', 'MSG', 'P1', 'P2'])
})

test.each([
  [
    '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">26.00</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="EUR">20.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd><Rcrd><Amt Ccy="EUR">6.00</Amt></Rcrd></Chrgs>',
    -26_00000n,
    /CHGS EUR 20.00 · CHGS EUR 6.00/,
  ],
  [
    '<Chrgs><Amt Ccy="EUR">3.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Chrgs><Chrgs><Amt Ccy="EUR">1</Amt></Chrgs>',
    -4_00000n,
    /CHGS EUR 3.00/,
  ],
  ['<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">2.00</TtlChrgsAndTaxAmt></Chrgs>', -2_00000n, /CHGS EUR 2.00/],
  ['<Chrgs><Rcrd><Amt Ccy="USD">9.00</Amt></Rcrd></Chrgs>', 0n, /CHGS USD 9.00/],
])('charges are shown and counted: %s', (charges, fees, text) => {
  for (const more of [charges, details(charges)]) {
    const { account, movement } = read(statement(entry('100', 'DBIT', more)))
    expect(account?.fees.amount).toBe(fees)
    expect(movement?.text).toMatch(text)
  }
})

test('the original amount and its rate are shown', () => {
  const amounts =
    '<AmtDtls><InstdAmt><Amt Ccy="USD">120.50</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">100</Amt><CcyXchg><XchgRate>1.205</XchgRate></CcyXchg></TxAmt></AmtDtls>'
  expect(read(statement(entry('100', 'DBIT', details(amounts)))).movement?.text).toBe(
    'OCMT USD 120.50 · EXCH 1.205',
  )
})

test.each([
  ['.50', 50_000n],
  ['+10.00', 10_00000n],
  ['10.5000000', 10_50000n],
  ['007', 7_00000n],
])('the decimal %s is valid', (written, amount) => {
  expect(read(statement(entry(written, 'CRDT'))).movement?.amount).toBe(amount)
})

test.each(['', '.', '-5', '1,00', '1e3', '0.1234567'])('the decimal %j is none', written => {
  expect(read(statement(entry(written, 'CRDT'))).problems).toContain('amount')
})

test.each([
  [
    '<TtlNtries><NbOfNtries>2</NbOfNtries><Sum>15.00</Sum><TtlNetNtry><Amt>5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></TtlNetNtry></TtlNtries><TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>10</Sum></TtlCdtNtries>',
    [],
  ],
  ['<TtlNtries><NbOfNtries>2</NbOfNtries><Sum>16.00</Sum></TtlNtries>', ['sum']],
  ['<TtlCdtNtries><NbOfNtries>1</NbOfNtries><Sum>11</Sum></TtlCdtNtries>', ['sum']],
  ['<TtlDbtNtries><NbOfNtries>2</NbOfNtries><Sum>5</Sum></TtlDbtNtries>', ['count']],
  ['<TtlNtries><TtlNetNtryAmt>6</TtlNetNtryAmt></TtlNtries>', ['sum']],
  ['<TtlNtries><Sum>5.00</Sum></TtlNtries><TtlDbtNtries><Sum>-5.00</Sum></TtlDbtNtries>', []],
  ['<TtlNtries><Sum>-6.00</Sum></TtlNtries>', ['sum']],
])('the summary %s is compared', (summary, codes) => {
  const { problems } = read(
    statement(
      `${balance('OPBD', '0')}${balance('CLBD', '5')}<TxsSummry>${summary}</TxsSummry>${entry('10', 'CRDT')}${entry('5', 'DBIT')}`,
    ),
  )
  expect(problems).toEqual(codes)
})

test('camt.053.001.01', () => {
  const old = (type: string, amount: string) =>
    `<Bal><Tp><Cd>${type}</Cd></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-30</Dt></Dt></Bal>`
  const content = statement(
    `${old('OPBD', '1')}${old('CLBD', '3')}<Ntry><Amt Ccy="EUR">2</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><TxDtls><RmtInf><Ustrd>LOYER</Ustrd></RmtInf></TxDtls></Ntry>`,
  )
  const { account, movement, problems } = read(content, 'BkToCstmrStmtV01', 'camt.053.001.01')
  expect(problems).toEqual([])
  expect(account?.continuity).toEqual({ status: 'holds' })
  expect(movement?.text).toBe('LOYER')
})

const report = (content: string) => `<Rpt><Id>R</Id>${account}${content}</Rpt>`
const readReport = (content: string) => read(content, 'BkToCstmrAcctRpt', 'camt.052.001.08')

test('camt.052: reports of a day raise no alarm, and what is repeated counts once', () => {
  const one = report(
    `<ElctrncSeqNb>1</ElctrncSeqNb>${balance('OPBD', '100')}${balance('ITBD', '110')}${entry('10', 'CRDT')}`,
  )
  const more = `${balance('OPBD', '100')}${balance('ITBD', '115')}`
  const repeated = report(`<ElctrncSeqNb>2</ElctrncSeqNb>${more}${entry('10', 'CRDT')}${entry('5', 'CRDT')}`)
  const added = report(`<ElctrncSeqNb>2</ElctrncSeqNb>${more}${entry('5', 'CRDT')}`)
  for (const content of [one + repeated, repeated + one, one + added]) {
    const { account, problems } = readReport(content)
    expect(problems).toEqual([])
    expect(account).toMatchObject({ kind: 'intraday', credits: { amount: 15_00000n, count: 2 } })
    expect(account?.continuity).toEqual({ status: 'holds' })
  }
})

test('camt.052: a movement with a reference that a later report has too counts once, booked or not', () => {
  const named = (amount: string, reference: string, status = 'BOOK') =>
    entry(amount, 'CRDT', `<AcctSvcrRef>${reference}</AcctSvcrRef>`).replace('BOOK', status)
  const one = report(
    `<ElctrncSeqNb>1</ElctrncSeqNb>${named('10', 'A')}${named('5', 'B', 'PDNG').replace(/<BookgDt>.*<\/BookgDt>/, '')}${named('3', 'C')}`,
  )
  const two = report(`<ElctrncSeqNb>2</ElctrncSeqNb>${named('10', 'A')}${named('5', 'B')}${named('10', 'D')}`)
  const { account } = readReport(one + two)
  expect(account?.movements.map(({ references }) => references[0])).toEqual(['C', 'A', 'B', 'D'])
  expect(account?.credits).toEqual({ amount: 28_00000n, count: 4 })
})

test('camt.052 without a closing balance: no balance is made up, no alarm', () => {
  const { account, problems } = readReport(report(balance('PRCD', '100') + entry('10', 'CRDT')))
  expect(problems).toEqual([])
  expect(account).toMatchObject({ closing: undefined, continuity: { status: 'unknown' } })
})

test('camt.054: notifications without balances', () => {
  const pending = entry('5', 'CRDT').replace('BOOK', 'PDNG')
  const { account, problems } = read(
    `<Ntfctn><Id>N</Id>${account_(iban)}${entry('10', 'CRDT')}${pending}</Ntfctn>`,
    'BkToCstmrDbtCdtNtfctn',
    'camt.054.001.08',
  )
  expect(problems).toEqual([])
  expect(account).toMatchObject({
    kind: 'notification',
    credits: { count: 1 },
    continuity: { status: 'unknown' },
  })
  expect(account?.movements[1]?.isPending).toBe(true)
})

test('a report and a statement of one account are not added up', () => {
  const one = readText(
    `<Document><BkToCstmrAcctRpt>${report(entry('10', 'CRDT'))}</BkToCstmrAcctRpt></Document>`,
  )
  const other = readText(
    `<Document><BkToCstmrStmt>${statement(entry('10', 'CRDT'))}</BkToCstmrStmt></Document>`,
  )
  const { accounts } = accountsOf([
    { ...one, name: 'a' },
    { ...other, name: 'b' },
  ])
  expect(accounts.map(({ kind, credits }) => [kind, credits.count])).toEqual([
    ['intraday', 1],
    ['statement', 1],
  ])
})
