import type { Problem, ProblemCode } from '../formats/types.ts'

type Words = string | ((problem: Problem) => string)

/** The structure's faults by their reason. */
const structure: Record<string, Words> = {
  unknownElement: ({ found, expected }) => `${found} is not allowed in ${expected}.`,
  order: ({ found, expected }) => `${found} stands after ${expected}; it belongs before it.`,
  repeated: ({ found, expected }) => `${found} may stand ${expected} time(s) here.`,
  missing: ({ element, expected }) => `${element} lacks ${expected}, which is mandatory.`,
  choice: ({ element, expected }) => `${element}: write exactly one of ${expected}.`,
  textBetween: ({ element, found }) => `${element} holds elements, not the text “${found}”.`,
  length: ({ element, found = '', expected }) =>
    `${element} has ${[...found].length} characters; at most ${expected} are allowed.`,
  pattern: ({ element, found, expected }) =>
    `${element}: “${found}” has the wrong form; write it as ${expected}.`,
  code: ({ element, found, expected }) => `${element}: “${found}” is no code of the list: ${expected}.`,
  number: ({ element, found, expected }) =>
    `${element}: “${found}” is no number with a decimal point, such as ${expected}.`,
  date: ({ element, found, expected }) => `${element}: “${found}” is no date of the form ${expected}.`,
  attribute: ({ element, expected }) =>
    `${element} lacks the attribute ${expected} with a currency of three capitals.`,
}

const byReason = (words: Record<string, Words>, problem: Problem): string => {
  const found = words[problem.reason ?? '']
  if (found === undefined)
    throw new Error(
      `No words for ${problem.code} (${problem.reason}) in src/pages/payments/checks/describe.ts.`,
    )
  return typeof found === 'string' ? found : found(problem)
}

const descriptions: Record<ProblemCode, (problem: Problem) => string> = {
  xml: ({ found }) =>
    found ? `The file is not well-formed XML: ${found} is never closed.` : 'The file is not well-formed XML.',
  doctype: () => 'The file declares a document type, which banks refuse. Remove the DOCTYPE.',
  version: problem =>
    byReason(
      {
        contradiction: ({ element, found }) => `The namespace says ${found}, but the file holds ${element}.`,
        notPayment: ({ found }) => `The file is no pain.001 or pain.008${found ? ` but ${found}` : ''}.`,
      },
      problem,
    ),
  retiredVersion: ({ reason, found, expected }) =>
    reason === 'rare'
      ? `${found} exists, but banks seldom take it; its structure is not checked here. Use pain.001.001.09 or pain.008.001.08.`
      : `Banks no longer take ${found}${expected ? `, since ${expected}` : ''}. Use pain.001.001.09 or pain.008.001.08.`,
  schema: problem => byReason(structure, problem),
  empty: ({ element }) => `${element} is empty. Leave it out or fill it in.`,
  count: ({ element, found, expected }) => `${element} says ${found} payments; there are ${expected}.`,
  controlSum: ({ element, found, expected }) =>
    `${element} says ${found}; the amounts add up to ${expected}.`,
  controlSumDecimals: ({ found, expected }) =>
    `CtrlSum ${found} has more than two decimals; write ${expected}.`,
  controlSumMissing: ({ element, expected }) =>
    `${element} lacks ${expected}, which German and Austrian banks require.`,
  amount: problem =>
    byReason(
      {
        zero: ({ found }) => `The amount ${found} is not above zero.`,
        tooLarge: ({ found, expected }) =>
          `The amount ${found} is above ${expected}, the most that a SEPA payment can carry.`,
        decimals: ({ found }) => `The amount ${found} has more than two decimals.`,
        equivalent: 'EqvtAmt asks for a conversion, which SEPA does not know. Use InstdAmt in euros.',
        notation: ({ found }) =>
          `The amount ${found} is written with a plus or leading zeros; Swiss banks advise against it.`,
      },
      problem,
    ),
  currency: ({ found }) => `A SEPA payment is in euros, not in ${found}.`,
  iban: problem =>
    byReason(
      {
        country: ({ found }) => `No IBAN begins with ${found}.`,
        length: ({ found, expected }) =>
          `The IBAN has ${found} characters; in its country it has ${expected}.`,
        pattern: ({ found }) => `The IBAN ${found} does not have the structure of its country.`,
        checkDigits: ({ found, expected }) =>
          `The IBAN’s check digits are ${found}; for this account they would be ${expected}. A digit is wrong.`,
      },
      problem,
    ),
  ibanNational: ({ found }) =>
    `The IBAN ${found} is right, but the check digits of its country’s own account number are not.`,
  sepaCountry: ({ found }) => `Accounts in ${found} cannot be reached by SEPA.`,
  bic: ({ reason, found }) =>
    reason === 'notProvided'
      ? 'Swiss banks do not take NOTPROVIDED here. Write the bank’s BIC or its clearing number.'
      : reason === 'pattern'
        ? `“${found}” is no BIC: it has 8 or 11 characters, such as AAAAFRPPXXX.`
        : `The BIC names the country ${found}, which does not exist.`,
  bicCountry: ({ found, expected }) => `The BIC is of ${found}, the IBAN of ${expected}.`,
  length: ({ element, found, expected }) => `${element} has ${found} characters; SEPA takes ${expected}.`,
  remittance: ({ reason, found }) =>
    reason === 'both'
      ? 'SEPA takes free text or a structured reference, not both.'
      : `SEPA takes one remittance text or reference; there are ${found}.`,
  characters: ({ reason, element, found, expected }) =>
    reason === 'identifier'
      ? `${element} holds ${found}; identifiers take only letters, digits and / - ? : ( ) . , ' + Write ${expected}.`
      : `${element} holds ${found}, which not every bank takes; a bank that converts makes it “${expected}”.`,
  slashes: ({ reason, element, found }) =>
    reason === 'space'
      ? `${element} “${found}” begins with a space, which Swiss banks do not take in identifiers.`
      : `${element} “${found}” may not begin or end with a slash or hold two in a row.`,
  chargeBearer: ({ found, expected }) => `ChrgBr is ${found}; this payment wants ${expected}.`,
  datePast: ({ reason, found }) =>
    reason === 'sameDay' ? `${found} is today: direct debits need a day at least.` : `${found} is past.`,
  dateFar: ({ found, expected }) =>
    `${found} is more than ${expected} days ahead, beyond what German banks must keep.`,
  dateNotBusiness: ({ reason, found, expected }) =>
    `${found} is a ${reason === 'weekend' ? 'weekend' : 'holiday of TARGET'}; banks take ${expected}.`,
  dateTime: ({ reason, found, expected }) =>
    reason === 'offsetMissing'
      ? `Austrian banks want a time zone in CreDtTm: ${found}+01:00.`
      : reason === 'fraction'
        ? `Austrian banks want at most three decimals of a second, the last one not 0: write ${expected} for ${found}.`
        : 'A time (DtTm) is for instant payments alone; write Dt.',
  paymentTypeTwice: ({ found }) =>
    `${found} stands in the block and in the payment; only one of them may hold it.`,
  duplicateId: ({ element, found }) => `${element} ${found} stands more than once.`,
  duplicatePayment: () =>
    'A payment to the same account with the same amount, text and date stands in the file already.',
  reference: problem =>
    byReason(
      {
        checkDigits: ({ found, expected }) => `The reference ${found} has wrong check digits (${expected}).`,
        qrIban: ({ found, expected }) =>
          expected
            ? `${found} is a QR-IBAN and needs a QR reference.`
            : `A QR reference needs a QR-IBAN; ${found} is none.`,
      },
      problem,
    ),
  lei: ({ found }) => `The LEI ${found} has wrong check digits.`,
  addressUnstructured: ({ expected }) =>
    `The address lacks ${expected}. The European Payments Council withdrew the end date of 15 November 2026 on 9 September 2026; Swiss and German banks ask for both already.`,
  addressLines: ({ reason, found }) =>
    reason === 'repetition'
      ? `An address line repeats ${found}.`
      : `The address has ${found} lines; two are allowed.`,
  addressMissing: ({ element, found }) =>
    `${element} has no address, which is needed where a bank stands outside the EEA (${found}).`,
  encoding: ({ reason, found }) =>
    reason === 'byteOrderMark'
      ? 'The file begins with a byte order mark, which German and Swiss banks do not allow.'
      : reason === 'bytes'
        ? `The file is declared as ${found}, but holds bytes that are none.`
        : `The file is declared as ${found}; banks want UTF-8.`,
  creditorId: problem =>
    byReason(
      {
        missing: ({ expected }) => `The creditor identifier is missing (${expected}).`,
        checkDigits: ({ found }) => `The creditor identifier ${found} has a wrong form or check digits.`,
        schemeName: 'The creditor identifier lacks SchmeNm/Prtry with SEPA.',
        initiator: 'Spanish banks want the creditor identifier in InitgPty/Id too.',
      },
      problem,
    ),
  mandate: () => 'The mandate reference (MndtId) is missing.',
  mandateDate: problem =>
    byReason(
      {
        missing: 'The date of the mandate’s signature (DtOfSgntr) is missing.',
        future: ({ found }) => `The mandate is signed on ${found}, which is to come.`,
        afterCollection: ({ found }) => `The mandate is signed on ${found}, after the collection.`,
      },
      problem,
    ),
  localInstrument: problem =>
    byReason(
      {
        missing: 'The scheme (LclInstrm, CORE or B2B) is missing.',
        code: ({ found, expected }) =>
          found === 'INST'
            ? 'INST is a local instrument (LclInstrm), not a service level.'
            : `${found} is not taken here; write ${expected}.`,
      },
      problem,
    ),
  amendment: problem =>
    byReason(
      {
        withoutDetails: 'AmdmntInd says that the mandate changed, but AmdmntInfDtls is missing.',
        withoutIndicator: 'AmdmntInfDtls is there, but AmdmntInd does not say true.',
        unchanged: ({ element, found }) => `${element} is ${found}, as now: nothing changed.`,
        withdrawn: 'SMNDA in OrgnlDbtrAgt ended in November 2016; write it in OrgnlDbtrAcct.',
      },
      problem,
    ),
  notAccepted: ({ reason, element, found, expected }) =>
    reason === 'prefix'
      ? `German banks do not take the namespace prefix ${found}.`
      : reason === 'cdata'
        ? `${element} holds a CDATA section, whose content Swiss banks ignore. Write the text without it.`
        : reason === 'purpose'
          ? `${found} is no purpose code of ISO 20022.`
          : reason === 'code'
            ? `${element} is ${found}; SEPA takes ${expected}.`
            : `${element} is valid in ISO 20022, but not in the schema of this country’s banks.`,
}

/** A problem in one or two English sentences: what is wrong and what to write, for the command. */
export const describe = (problem: Problem): string => descriptions[problem.code](problem)
