import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type CheckOptions, checkPayments } from '../../../../../src/pages/payments/checks/check.ts'
import type { PaymentRules } from '../../../../../src/pages/payments/checks/paymentRules.ts'

export const rules: PaymentRules = parse(
  readFileSync(new URL('../../../../../content/payment-rules.yml', import.meta.url), 'utf8'),
)

/** An IBAN of a country for an account number of letters and digits. */
export function iban(country: string, account: string): string {
  const digits = `${account}${country}00`.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55))
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`
}

export const accounts = {
  french: iban('FR', '20041010050500013M02606'),
  german: iban('DE', '370400440532013000'),
  austrian: iban('AT', '1904300234573201'),
  swiss: iban('CH', '00762011623852957'),
  swissQr: iban('CH', '30808001234567890'),
  belgian: iban('BE', '539007547034'),
  british: iban('GB', 'NWBK60161331926819'),
  serbian: iban('RS', '260005601001611379'),
  turkish: iban('TR', '0006100519786457841326'),
}

type Payment = {
  id?: string
  amount?: string
  currency?: string
  name?: string
  account?: string
  address?: string
  remittance?: string
  more?: string
  type?: string
}
type File = {
  own?: string
  ownName?: string
  ownAddress?: string
  date?: string
  type?: string
  bearer?: string
  agent?: string
  header?: string
  block?: string
  payments?: Payment[]
}

const address = (content: string | undefined) => (content ? `<PstlAdr>${content}</PstlAdr>` : '')

/** A credit transfer, pain.001.001.09, one element a line where a test reads lines. */
export function transfer({
  own = accounts.french,
  ownName = 'Comptoir des Brumes',
  ownAddress,
  date = '<Dt>2026-12-01</Dt>',
  type = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
  bearer = '<ChrgBr>SLEV</ChrgBr>',
  agent = `<BICFI>FICT${own.slice(0, 2)}P1XXX</BICFI>`,
  header,
  block,
  payments = [{}],
}: File = {}): string {
  const count = payments.length
  const cents = payments.reduce((sum, { amount = '10.00' }) => sum + Math.round(Number(amount) * 100), 0)
  const totals = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${(cents / 100).toFixed(2)}</CtrlSum>`
  const written = payments.map(
    (payment, index) => `<CdtTrfTxInf>
<PmtId><EndToEndId>${payment.id ?? `E2E-${index}`}</EndToEndId></PmtId>${payment.type ?? ''}
<Amt><InstdAmt Ccy="${payment.currency ?? 'EUR'}">${payment.amount ?? '10.00'}</InstdAmt></Amt>
<Cdtr><Nm>${payment.name ?? 'Menuiserie du Lac'}</Nm>${address(payment.address)}</Cdtr>
<CdtrAcct><Id><IBAN>${payment.account ?? accounts.german}</IBAN></Id></CdtrAcct>${payment.more ?? ''}
<RmtInf>${payment.remittance ?? `<Ustrd>Facture ${index}</Ustrd>`}</RmtInf>
</CdtTrfTxInf>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>MSG-1</MsgId><CreDtTm>2026-11-28T09:30:00+01:00</CreDtTm>${header ?? totals}<InitgPty><Nm>Comptoir</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>B-1</PmtInfId><PmtMtd>TRF</PmtMtd>${block ?? totals}${type}<ReqdExctnDt>${date}</ReqdExctnDt>
<Dbtr><Nm>${ownName}</Nm>${address(ownAddress)}</Dbtr>
<DbtrAcct><Id><IBAN>${own}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId>${agent}</FinInstnId></DbtrAgt>${bearer}
${written.join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>`
}

type Debit = {
  own?: string
  type?: string
  date?: string
  scheme?: string
  mandate?: string
  debtor?: string
  account?: string
  id?: string
}

/** A creditor identifier with right check digits; the business code in the middle is not in them. */
export const creditorId = iban('FR', '123456').replace(/^(FR\d\d)/, '$1ZZZ')

export const scheme = (id: string, name = 'SEPA') =>
  `<CdtrSchmeId><Id><PrvtId><Othr><Id>${id}</Id><SchmeNm><Prtry>${name}</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>`

/** A direct debit, pain.008.001.08. */
export function debit({
  own = accounts.french,
  type = '<SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>RCUR</SeqTp>',
  date = '2026-12-04',
  scheme: creditor = scheme(creditorId),
  mandate = '<MndtId>RUM-1</MndtId><DtOfSgntr>2025-03-14</DtOfSgntr>',
  debtor = '<Nm>Camille Exemple</Nm>',
  account = accounts.german,
  id = '<EndToEndId>E2E-1</EndToEndId>',
}: Debit = {}): string {
  const totals = '<NbOfTxs>1</NbOfTxs><CtrlSum>85.50</CtrlSum>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">
<CstmrDrctDbtInitn>
<GrpHdr><MsgId>MSG-1</MsgId><CreDtTm>2026-11-28T09:30:00</CreDtTm>${totals}<InitgPty><Nm>Club</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>B-1</PmtInfId><PmtMtd>DD</PmtMtd>${totals}<PmtTpInf>${type}</PmtTpInf><ReqdColltnDt>${date}</ReqdColltnDt>
<Cdtr><Nm>Club de Voile</Nm></Cdtr><CdtrAcct><Id><IBAN>${own}</IBAN></Id></CdtrAcct>
<CdtrAgt><FinInstnId><BICFI>FICT${own.slice(0, 2)}P1XXX</BICFI></FinInstnId></CdtrAgt><ChrgBr>SLEV</ChrgBr>${creditor}
<DrctDbtTxInf><PmtId>${id}</PmtId><InstdAmt Ccy="EUR">85.50</InstdAmt>
<DrctDbtTx><MndtRltdInf>${mandate}</MndtRltdInf></DrctDbtTx>
<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><Dbtr>${debtor}</Dbtr>
<DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct><RmtInf><Ustrd>Cotisation</Ustrd></RmtInf></DrctDbtTxInf>
</PmtInf>
</CstmrDrctDbtInitn>
</Document>`
}

/** Checks a file on 28 November 2026. */
export const check = (text: string, options: Partial<CheckOptions> = {}) =>
  checkPayments(text, { today: '2026-11-28', rules, ...options })

/** The problems of a file as `code severity element`. */
export const problemsOf = (text: string, options?: Partial<CheckOptions>) =>
  check(text, options).problems.map(({ code, severity, element }) => `${code} ${severity} ${element}`)
