import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import {
  bankCustom,
  problemDoubt,
  problemFix,
  problemText,
  problemTitle,
} from '../../../../../src/pages/payments/checker/problemWords.ts'
import { describe as describeProblem } from '../../../../../src/pages/payments/checks/describe.ts'
import type { Problem, ProblemCode, Reason } from '../../../../../src/pages/payments/formats/types.ts'
import { accounts, check, transfer } from '../checks/files.ts'

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
const plain = (text: string) => text.replace(/\s/g, ' ')

const reasons: Record<ProblemCode, (Reason | undefined)[]> = {
  xml: [undefined],
  doctype: [undefined],
  version: ['contradiction', 'notPayment'],
  retiredVersion: ['retired', 'rare'],
  schema: [
    'unknownElement',
    'order',
    'repeated',
    'missing',
    'choice',
    'textBetween',
    'length',
    'pattern',
    'code',
    'number',
    'date',
    'attribute',
  ],
  empty: [undefined, 'length'],
  count: [undefined],
  controlSum: [undefined],
  controlSumDecimals: [undefined],
  controlSumMissing: ['missing'],
  amount: ['zero', 'tooLarge', 'decimals', 'equivalent', 'notation'],
  currency: [undefined],
  iban: ['country', 'length', 'pattern', 'checkDigits'],
  ibanNational: [undefined],
  sepaCountry: [undefined],
  bic: ['notProvided', 'pattern', 'country'],
  bicCountry: [undefined],
  length: [undefined],
  remittance: ['both', 'several'],
  characters: [undefined, 'identifier'],
  slashes: [undefined],
  chargeBearer: [undefined],
  datePast: [undefined, 'sameDay'],
  dateFar: [undefined],
  dateNotBusiness: ['weekend', 'holiday'],
  dateTime: ['offsetMissing', 'notInstant'],
  paymentTypeTwice: [undefined],
  duplicateId: [undefined],
  duplicatePayment: [undefined],
  reference: ['checkDigits', 'qrIban'],
  lei: [undefined],
  addressUnstructured: ['missing'],
  addressLines: ['repetition', 'several'],
  addressMissing: ['missing'],
  encoding: ['byteOrderMark', 'bytes', 'encoding'],
  creditorId: ['missing', 'checkDigits', 'schemeName', 'initiator'],
  mandate: ['missing'],
  mandateDate: ['missing', 'future', 'afterCollection'],
  localInstrument: ['missing', 'code'],
  amendment: ['withoutDetails', 'withoutIndicator', 'unchanged', 'withdrawn'],
  notAccepted: [undefined, 'prefix', 'code', 'purpose'],
}
const all = Object.entries(reasons).flatMap(([code, list]) =>
  list.map(reason => [code as ProblemCode, reason] as const),
)

it.each(all)('%s %s is said in a sentence, with a fix and what banks do', (code, reason) => {
  const problem: Problem = {
    code,
    severity: 'warning',
    line: 1,
    column: 1,
    element: 'PstlAdr',
    found: 'Nm',
    expected: 'TwnNm Ctry',
    ...(reason && { reason }),
  }
  const said = [problemText(i18n, problem), problemFix(i18n, problem), bankCustom(i18n, problem)].map(plain)
  for (const text of said) {
    expect(text).toMatch(/^[\p{Lu}«].*[.”»\w]$/u)
    expect(text).not.toMatch(/undefined|\{\w+\}/)
  }
  expect(problemTitle(i18n, code)).not.toBe('')
  expect(problemDoubt(i18n, problem)).not.toBe('')
  // The command has words for the same kinds.
  expect(describeProblem(problem)).not.toBe('')
})

it('names elements in words and days in the language of the page', () => {
  const say = (text: string) => {
    const [problem] = check(text).problems
    return problem ? [problemText(i18n, problem), problemFix(i18n, problem)].map(plain) : []
  }
  expect(say(transfer({ date: '<Dt>2026-12-25</Dt>' }))).toEqual([
    'Le 25 décembre 2026 est un jour de fermeture de TARGET.',
    'Écrivez le 28 décembre 2026, le jour que la banque prendrait.',
  ])
  expect(say(transfer({ payments: [{ address: '<AdrLine>12 quai X</AdrLine>' }] }))[0]).toBe(
    'À l’adresse, il manque : ville (TwnNm) et pays (Ctry).',
  )
  expect(say(transfer({ payments: [{ account: accounts.german.slice(0, -1) }] }))[0]).toBe(
    'L’IBAN compte 21 caractères ; dans ce pays, il en compte 22.',
  )
  // Within a sentence, a name is quoted: French names lack their articles here.
  expect(say(transfer().replace(/<InitgPty>.*?<\/InitgPty>/, ''))).toEqual([
    'Dans « en-tête du fichier (GrpHdr) », il manque « émetteur du fichier (InitgPty) », qui est obligatoire.',
    'Ajoutez « émetteur du fichier (InitgPty) ».',
  ])
})
