import fc from 'fast-check'
import { toDecimal } from '../../../../../src/pages/statements/formats/amount.ts'

/** A statement as a bank would send it, in cents; its closing balance follows from the others. */
export type Plan = {
  account: string
  day: string
  opening: number
  movements: {
    amount: number
    booked: string
    valued: string
    text: string
    reference: string
    code: string
  }[]
}

const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2059-12-31'), noInvalidDate: true })
const isoDay = day.map(date => date.toISOString().slice(0, 10))
/** Banks value a movement some days before or after they book it. */
const days = fc.tuple(day, fc.integer({ min: -40, max: 40 })).map(([date, distance]) => ({
  booked: date.toISOString().slice(0, 10),
  valued: new Date(date.getTime() + distance * 86_400_000).toISOString().slice(0, 10),
}))
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const word = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: least, maxLength: most })
const cents = fc.oneof(
  fc.integer({ min: -99_999_999_999_99, max: 99_999_999_999_99 }),
  fc.integer({ min: -200, max: 200 }),
)

export const plan: fc.Arbitrary<Plan> = fc.record({
  account: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 11, maxLength: 11 }),
  day: isoDay,
  opening: cents,
  movements: fc.array(
    fc
      .tuple(
        fc.record({
          amount: cents.filter(amount => amount !== 0),
          text: word(1, 31),
          reference: word(5, 16),
          code: fc.constantFrom('05', '08', '62', 'B1'),
        }),
        days,
      )
      .map(([rest, dates]) => ({ ...rest, ...dates })),
    { maxLength: 30 },
  ),
})

export const closingOf = ({ opening, movements }: Plan) =>
  movements.reduce((sum, { amount }) => sum + amount, opening)

const decimal = (cents: number) => toDecimal(BigInt(Math.abs(cents)) * 1000n)
const short = (day: string) => day.slice(2).replaceAll('-', '')

export function writeMt940(statement: Plan): string {
  const { account, day: date, opening, movements } = statement
  const comma = (cents: number) => decimal(cents).replace('.', ',')
  const side = (cents: number) => (cents < 0 ? 'D' : 'C')
  const balance = (tag: string, cents: number) => `:${tag}:${side(cents)}${short(date)}EUR${comma(cents)}`
  return [
    ':20:X',
    `:25:${account}`,
    ':28C:1',
    balance('60F', opening),
    ...movements.flatMap(({ amount, booked, valued, text, reference }) => [
      `:61:${short(valued)}${booked.slice(5).replace('-', '')}${side(amount)}R${comma(amount)}NTRF${reference}`,
      `:86:${text}`,
    ]),
    balance('62F', closingOf(statement)),
    '-',
  ].join('\r\n')
}

/** Fourteen characters, the last of which carries the sign. */
function punched(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(14, '0')
  return digits.slice(0, -1) + (cents < 0 ? '}JKLMNOPQR' : '{ABCDEFGHI')[Number(digits.at(-1))]
}

export function writeCfonb120(statement: Plan, lineBreak = '\r\n'): string {
  const { account, day: date, opening, movements } = statement
  const written = (iso: string) => short(iso).replace(/(..)(..)(..)/, '$3$2$1')
  const head = (type: string, code = '  ') => `${type}30001    00794EUR2 ${account}${code}`
  const balance = (type: string, cents: number) =>
    `${head(type)}${written(date)}${' '.repeat(50)}${punched(cents)}`.padEnd(120)
  return [
    balance('01', opening),
    ...movements.map(({ amount, booked, valued, text, reference, code }) =>
      `${head('04', code)}${written(booked)}  ${written(valued)}${text.padEnd(31)}  0000000  ${punched(amount)}${reference}`.padEnd(
        120,
      ),
    ),
    balance('07', closingOf(statement)),
  ].join(lineBreak)
}

export function writeCamt053(statement: Plan): string {
  const { account, day: date, opening, movements } = statement
  const amount = (cents: number) =>
    `<Amt Ccy="EUR">${decimal(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const balance = (type: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${date}</Dt></Dt></Bal>`
  const entries = movements.map(
    ({ amount: cents, booked, valued, text, reference, code }) =>
      `<Ntry>${amount(cents)}<BookgDt><Dt>${booked}</Dt></BookgDt><ValDt><Dt>${valued}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef><BkTxCd><Prtry><Cd>${code}</Cd></Prtry></BkTxCd><AddtlNtryInf>${text}</AddtlNtryInf></Ntry>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closingOf(statement))}${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
}
