import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closingOf, type Plan, writeCfonb120, writeMt940 } from '../unit/pages/statements/formats/writers.ts'

/** A number from 0 that looks random and is the same in every run. */
const scattered = (index: number) => (index * 7919 + 500_000) % 1_000_003

/** Movements of a month, whose texts, parties and amounts stand in no order. */
function planOf(count: number): Plan {
  const movements = Array.from({ length: count }, (_, index) => {
    const day = `2026-11-${String(1 + (index % 30)).padStart(2, '0')}`
    return {
      amount: (scattered(index) + 1) * (index % 3 === 0 ? -1 : 1),
      booked: day,
      valued: day,
      text: `FACTURE ${scattered(index)} SOCIETE ${index % 977}`.slice(0, 31),
      reference: `REF${String(index).padStart(9, '0')}`,
      code: '05',
    }
  })
  return { account: '12345678901', day: '2026-11-30', opening: 100, movements }
}

/** As German and French banks write a transfer: booking text, references, purpose, name and account of the other party. */
const mt940Details = (index: number) =>
  `166?00GUTSCHRIFT?20EREF+E2E${index}?21SVWZ+Facture ${scattered(index)}?22 de novembre?30AGRIFRPP?31FR7630001007941234567890185?32Societe ${index % 977} SAS`

function mt940(plan: Plan): string {
  let index = 0
  return writeMt940(plan).replace(/^:86:.*$/gm, () => `:86:${mt940Details(index++)}`)
}

/** Each movement with a record 05 for the name of the other party and one for its reference. */
function cfonb120(plan: Plan): string {
  const complement = (record: string, qualifier: string, text: string) =>
    `05${record.slice(2, 48 - 3)}${qualifier}${text.padEnd(72)}`.slice(0, 120)
  return writeCfonb120(plan, '')
    .replace(/.{120}/gs, record => {
      if (!record.startsWith('04')) return `${record}\r\n`
      const name = record.slice(48, 79).trim()
      return [record, complement(record, 'NPY', name), complement(record, 'RCN', `E2E${name}`)]
        .map(each => `${each}\r\n`)
        .join('')
    })
    .trimEnd()
}

/** Entries with everything that a bank can say: codes, references, both parties with address and bank, purpose. */
function camt053(plan: Plan): string {
  const decimal = (cents: number) => (Math.abs(cents) / 100).toFixed(2)
  const amount = (cents: number) =>
    `<Amt Ccy="EUR">${decimal(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const balance = (type: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${plan.day}</Dt></Dt></Bal>`
  const entries = plan.movements.map(
    ({ amount: cents, booked, text, reference }, index) =>
      `<Ntry><NtryRef>${index}</NtryRef>${amount(cents)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${booked}</Dt></BookgDt><ValDt><Dt>${booked}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>E2E${index}</EndToEndId></Refs><Amt Ccy="EUR">${decimal(cents)}</Amt><RltdPties><Dbtr><Pty><Nm>Société ${index % 977} SAS</Nm><PstlAdr><StrtNm>Rue de la Gare</StrtNm></PstlAdr></Pty></Dbtr><DbtrAcct><Id><IBAN>FR7630001007941234567890185</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance('OPBD', plan.opening)}${balance('CLBD', closingOf(plan))}${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

export type StatementFile = { name: string; path: string; count: number }

/** Writes the files that are measured into a folder: large ones of each format, within the 100 MB that are read. */
export function writeStatementFiles(folder: string): StatementFile[] {
  mkdirSync(folder, { recursive: true })
  const plans = [
    { format: 'MT940', count: 50_000, write: mt940, ending: 'sta' },
    { format: 'MT940', count: 200_000, write: mt940, ending: 'sta' },
    { format: 'CFONB120', count: 50_000, write: cfonb120, ending: 'txt' },
    { format: 'CFONB120', count: 200_000, write: cfonb120, ending: 'txt' },
    { format: 'camt.053', count: 50_000, write: camt053, ending: 'xml' },
  ]
  return plans.map(({ format, count, write, ending }) => {
    const path = join(folder, `${count}.${ending}`)
    writeFileSync(path, write(planOf(count)))
    return { name: `${format}, ${count / 1000}k`, path, count }
  })
}
