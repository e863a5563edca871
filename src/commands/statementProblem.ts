import { limits } from '../pages/statements/formats/archive.ts'
import type { Problem, ProblemCode } from '../pages/statements/formats/types.ts'

const quoted = (found: string, rest: string, without: string) => (found ? `“${found}” ${rest}` : without)

const messages: Record<ProblemCode, (found: string) => string> = {
  empty: () => 'The file is empty.',
  binary: found =>
    `This is ${found ? `a ${found} file` : 'no text'}, not a statement: ask for MT940, camt.053, CFONB120 or CODA.`,
  archive: found =>
    `The archive${found ? ` of ${found} files` : ''} cannot be unpacked: at most ${limits.count} files and ${limits.size / 1024 / 1024} MB, stored or deflated.`,
  locked: () => 'The file is locked with a password: unpack it and read what is inside.',
  damaged: () =>
    'The archive is damaged here: its checksum, sizes or directory do not agree with its contents.',
  tooLarge: () => 'The file is larger than 100 MB: ask for it by account or by month.',
  failed: found => `The file could not be opened${found ? `: ${found}` : ''}.`,
  unknownFormat: () =>
    'No format is recognized: MT940, MT942, camt.052, camt.053, camt.054, CFONB120 and CODA are read.',
  otherMessage: found => `This is ${found}, not a statement: ask the bank for MT940 or camt.053.`,
  doctype: () => 'The file declares its own entities, which no bank does: it is not read.',
  xml: () => 'The XML ends or contradicts itself here: what stands before is read, what follows is missing.',
  noStatement: () => 'The file contains no statement.',
  more: found => `And ${found} more problems.`,
  date: found => quoted(found, 'is no date.', 'The date is missing.'),
  amount: found => quoted(found, 'is no amount.', 'The amount is missing.'),
  sign: found => quoted(found, 'says neither debit nor credit.', 'Debit or credit is missing.'),
  currency: found =>
    quoted(
      found,
      'is not the currency of the account: this counts in no sum.',
      'The currency is missing: amounts are read with two decimals.',
    ),
  code: found =>
    quoted(found, 'begins with no type of movement, such as NTRF.', 'The type of movement is missing.'),
  movement: found => `“${found}” cannot be read in a movement.`,
  balance: found => `“${found}” is no balance.`,
  unknownLine: found => `“${found}” belongs to no known field: this line is left out.`,
  orphan: () => 'This complement follows no movement: it is left out.',
  misplaced: found =>
    `“${found}” stands in the midst of a statement, where this field cannot be: it is left out.`,
  otherAccount: found => `This record is of another account, ${found}; it is counted here.`,
  noOpening: () => 'This statement has no opening balance that can be read.',
  noClosing: () => 'This statement has no closing balance that can be read: it may be cut off.',
  count: found => `The file states ${found} here, and contains another number.`,
  sum: found => `The file states a sum of ${found} here; its movements give another one.`,
  duplicate: found => `${found ? `Statement ${found}` : 'This statement'} is there already: it counts once.`,
}

/** What is wrong, and what to do about it, in English. */
export const problemMessage = ({ code, found = '' }: Problem): string => messages[code](found)
