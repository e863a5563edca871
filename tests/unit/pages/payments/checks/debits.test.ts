import { expect, it } from 'vitest'
import { accounts, check, creditorId, debit, problemsOf, scheme } from './files.ts'

const signed = '<DtOfSgntr>2025-03-14</DtOfSgntr>'
const amended = (details: string, indicator = '<AmdmntInd>true</AmdmntInd>') =>
  `<MndtId>RUM-1</MndtId>${signed}${indicator}${details && `<AmdmntInfDtls>${details}</AmdmntInfDtls>`}`
const typed = (instrument: string, sequence = '<SeqTp>RCUR</SeqTp>') =>
  `<SvcLvl><Cd>SEPA</Cd></SvcLvl>${instrument && `<LclInstrm><Cd>${instrument}</Cd></LclInstrm>`}${sequence}`

it.each<[string, string, string[]]>([
  ['nothing wrong', debit(), []],
  ['a first one', debit({ type: typed('B2B', '<SeqTp>FRST</SeqTp>') }), []],
  [
    'another account of the debtor',
    debit({ mandate: amended('<OrgnlDbtrAcct><Id><Othr><Id>SMNDA</Id></Othr></Id></OrgnlDbtrAcct>') }),
    [],
  ],
  ['COR1', debit({ type: typed('COR1') }), ['localInstrument file Cd']],
  ['no scheme', debit({ type: typed('') }), ['localInstrument file PmtTpInf']],
  ['no sequence', debit({ type: typed('CORE', '') }), ['schema file PmtTpInf']],
  ['no creditor identifier', debit({ scheme: '' }), ['creditorId file PmtInf']],
  [
    'a wrong creditor identifier',
    debit({ scheme: scheme(creditorId.replace(/6$/, '7')) }),
    ['creditorId file Id'],
  ],
  ['another name of the scheme', debit({ scheme: scheme(creditorId, 'XXXX') }), ['creditorId file Prtry']],
  ['another business code', debit({ scheme: scheme(creditorId.replace('ZZZ', '042')) }), []],
  ['no mandate', debit({ mandate: signed }), ['mandate transaction MndtRltdInf']],
  ['no signature', debit({ mandate: '<MndtId>RUM-1</MndtId>' }), ['mandateDate transaction MndtRltdInf']],
  [
    'signed tomorrow',
    debit({ mandate: '<MndtId>R</MndtId><DtOfSgntr>2026-11-29</DtOfSgntr>' }),
    ['mandateDate transaction DtOfSgntr'],
  ],
  ['an amendment without details', debit({ mandate: amended('') }), ['amendment transaction AmdmntInd']],
  [
    'details without an amendment',
    debit({ mandate: amended('<OrgnlMndtId>OLD</OrgnlMndtId>', '<AmdmntInd>false</AmdmntInd>') }),
    ['amendment transaction AmdmntInd'],
  ],
  [
    'an amendment that changes nothing',
    debit({ mandate: amended('<OrgnlMndtId>RUM-1</OrgnlMndtId>') }),
    ['amendment transaction OrgnlMndtId'],
  ],
  [
    'SMNDA where it stood before 2016',
    debit({
      mandate: amended('<OrgnlDbtrAgt><FinInstnId><Othr><Id>SMNDA</Id></Othr></FinInstnId></OrgnlDbtrAgt>'),
    }),
    ['amendment warning Id'],
  ],
  ['collected today', debit({ date: '2026-11-27' }), ['datePast file ReqdColltnDt']],
  ['a debtor in Switzerland', debit({ account: accounts.swiss }), ['addressMissing warning Dbtr']],
  [
    'a transaction reference at a German bank',
    debit({
      own: accounts.german,
      id: '<EndToEndId>E</EndToEndId><UETR>00000000-0000-4000-8000-000000000042</UETR>',
      scheme: scheme(creditorId),
    }),
    ['notAccepted warning UETR'],
  ],
])('a direct debit: %s', (_, text, expected) => {
  expect(problemsOf(text)).toEqual(expected)
})

it('reports a fault of the block once, however many payments it has', () => {
  const [before, payment = '', after] = debit({ type: typed('COR1') }).split(
    /(<DrctDbtTxInf>[\s\S]*<\/DrctDbtTxInf>)/,
  )
  const second = payment.replace('E2E-1', 'E2E-2').replace('85.50', '1.00')
  const totals = (text = '') => text.replaceAll('<NbOfTxs>1', '<NbOfTxs>2').replaceAll('85.50</C', '86.50</C')
  expect(check(`${totals(before)}${payment}${second}${after}`).problems).toMatchObject([
    { code: 'localInstrument' },
  ])
})
