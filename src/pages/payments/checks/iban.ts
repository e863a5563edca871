/**
 * The structure of the account number behind the check digits, by country: `5n5n11c2n` is 5 digits, 5 digits, 11 letters or
 * digits, 2 digits (`a` stands for capitals). From the IBAN registry (SWIFT, ISO 13616).
 */
const structures: Record<string, string> = {
  AD: '4n4n12c',
  AE: '3n16n',
  AL: '8n16c',
  AT: '5n11n',
  AZ: '4a20c',
  BA: '3n3n8n2n',
  BE: '3n7n2n',
  BG: '4a4n2n8c',
  BH: '4a14c',
  BI: '5n5n11n2n',
  BR: '8n5n10n1a1c',
  BY: '4c4n16c',
  CH: '5n12c',
  CR: '4n14n',
  CY: '3n5n16c',
  CZ: '4n6n10n',
  DE: '8n10n',
  DJ: '5n5n11n2n',
  DK: '4n9n1n',
  DO: '4c20n',
  EE: '2n2n11n1n',
  EG: '4n4n17n',
  ES: '4n4n1n1n10n',
  FI: '3n11n',
  FK: '2a12n',
  FO: '4n9n1n',
  FR: '5n5n11c2n',
  GB: '4a6n8n',
  GE: '2a16n',
  GI: '4a15c',
  GL: '4n9n1n',
  GR: '3n4n16c',
  GT: '4c20c',
  HN: '4a20n',
  HR: '7n10n',
  HU: '3n4n1n15n1n',
  IE: '4a6n8n',
  IL: '3n3n13n',
  IQ: '4a3n12n',
  IS: '4n2n6n10n',
  IT: '1a5n5n12c',
  JO: '4a4n18c',
  KW: '4a22c',
  KZ: '3n13c',
  LB: '4n20c',
  LC: '4a24c',
  LI: '5n12c',
  LT: '5n11n',
  LU: '3n13c',
  LV: '4a13c',
  LY: '3n3n15n',
  MC: '5n5n11c2n',
  MD: '2c18c',
  ME: '3n13n2n',
  MK: '3n10c2n',
  MN: '4n12n',
  MR: '5n5n11n2n',
  MT: '4a5n18c',
  MU: '4a2n2n12n3n3a',
  NI: '4a20n',
  NL: '4a10n',
  NO: '4n6n1n',
  OM: '3n16c',
  PK: '4a16c',
  PL: '8n16n',
  PS: '4a21c',
  PT: '4n4n11n2n',
  QA: '4a21c',
  RO: '4a16c',
  RS: '3n13n2n',
  RU: '9n5n15c',
  SA: '2n18c',
  SC: '4a2n2n16n3a',
  SD: '2n12n',
  SE: '3n16n1n',
  SI: '5n8n2n',
  SK: '4n6n10n',
  SM: '1a5n5n12c',
  SO: '4n3n12n',
  ST: '4n4n11n2n',
  SV: '4a20n',
  TL: '3n14n2n',
  TN: '2n3n13n2n',
  TR: '5n1n16c',
  UA: '6n19c',
  VA: '3n15n',
  VG: '4a16n',
  XK: '4n10n2n',
  YE: '4a4n18c',
}

const classes: Record<string, string> = { n: '[0-9]', a: '[A-Z]', c: '[A-Za-z0-9]' }
const patterns = new Map<string, { pattern: RegExp; length: number }>()

function patternOf(country: string) {
  const known = patterns.get(country)
  if (known) return known
  const structure = structures[country]
  if (!structure) return undefined
  const parts = [...structure.matchAll(/(\d+)([nac])/g)]
  const pattern = new RegExp(
    `^${parts.map(([, length, kind = '']) => `${classes[kind]}{${length}}`).join('')}$`,
  )
  const made = { pattern, length: parts.reduce((sum, [, length]) => sum + Number(length), 4) }
  patterns.set(country, made)
  return made
}

/** The remainder of a number by 97, whose letters count as 10 (A) to 35 (Z). */
export function mod97(text: string): number {
  let rest = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 48 && code <= 57) rest = (rest * 10 + code - 48) % 97
    else rest = (rest * 100 + ((code & 31) + 9)) % 97
  }
  return rest
}

export type IbanFault =
  | { reason: 'country'; found: string }
  | { reason: 'length'; found: string; expected: string }
  | { reason: 'pattern'; found: string; expected: string }
  | { reason: 'checkDigits'; found: string; expected: string }

/** What is wrong with an IBAN without spaces; undefined if nothing is. Letters are capitals. */
export function ibanFault(iban: string): IbanFault | undefined {
  const country = iban.slice(0, 2)
  const expected = patternOf(country)
  if (!expected) return { reason: 'country', found: country }
  if (iban.length !== expected.length)
    return { reason: 'length', found: String(iban.length), expected: String(expected.length) }
  if (!expected.pattern.test(iban.slice(4)) || iban !== iban.toUpperCase())
    return { reason: 'pattern', found: iban, expected: structures[country] ?? '' }
  const rearranged = iban.slice(4) + iban.slice(0, 2)
  if (mod97(rearranged + iban.slice(2, 4)) === 1 && iban.slice(2, 4) >= '02' && iban.slice(2, 4) <= '98')
    return undefined
  return {
    reason: 'checkDigits',
    found: iban.slice(2, 4),
    expected: String(98 - mod97(`${rearranged}00`)).padStart(2, '0'),
  }
}

const digitsOf = (text: string) => [...text].map(Number)
const weighted = (text: string, weights: readonly number[]) =>
  digitsOf(text).reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)
/** A check digit that makes a sum of products a multiple of ten. */
const toTen = (sum: number) => (10 - (sum % 10)) % 10

/** French bank details (RIB): letters count A to I as 1 to 9, J to R as 1 to 9, S to Z as 2 to 9. */
function isRib(bban: string): boolean {
  const digits = bban.replace(/[A-Z]/g, letter => {
    const index = letter.charCodeAt(0) - 65
    return String(index < 18 ? (index % 9) + 1 : index - 16)
  })
  const part = (from: number, to: number) => Number(mod97(digits.slice(from, to)))
  return (89 * part(0, 5) + 15 * part(5, 10) + 3 * part(10, 21)) % 97 === (97 - Number(digits.slice(21))) % 97
}

/** Spanish control digits of bank and branch, and of the account. */
function isCcc(bban: string): boolean {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
  const control = (ten: string) => {
    const digit = 11 - (weighted(ten, weights) % 11)
    return digit === 11 ? 0 : digit === 10 ? 1 : digit
  }
  return control(`00${bban.slice(0, 8)}`) === Number(bban[8]) && control(bban.slice(10)) === Number(bban[9])
}

/** The control letter of Italian accounts: odd places by a table, even places by their value. */
const cinOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
function isCin(bban: string): boolean {
  const sum = [...bban.slice(1)].reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (cinOdd[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26)) === bban[0]
}

/** ISO 7064 mod 11,10: the last digit checks those before it. */
function isMod1110(digits: string): boolean {
  let rest = 10
  for (const digit of digitsOf(digits.slice(0, -1))) {
    const sum = (rest + digit) % 10 || 10
    rest = (sum * 2) % 11
  }
  return (rest + Number(digits.at(-1))) % 10 === 1
}

const isMod11 = (digits: string, weights: readonly number[]) => weighted(digits, weights) % 11 === 0

function isLuhn(digits: string): boolean {
  const sum = digitsOf(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** Norwegian and Icelandic remainders: 11 stands for 0, 10 for no number at all. */
function isElevenMinus(digits: string, weights: readonly number[], check: string): boolean {
  const digit = (11 - (weighted(digits, weights) % 11)) % 11
  return digit === Number(check)
}

/** Estonian and Finnish weights 7, 3, 1 from the right. */
export function sevenThreeOne(digits: string): number {
  return toTen(weighted([...digits].reverse().join(''), [7, 3, 1]))
}

const isMod97 = (bban: string) => mod97(bban) === 1
/** Czech and Slovak weights of an account's two parts. */
const czechWeights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]
const isCzech = (bban: string) =>
  isMod11(bban.slice(4, 10), czechWeights.slice(4)) && isMod11(bban.slice(10), czechWeights)

/** Check digits inside the account number, by country. Other countries have none, or too many methods. */
const nationalChecks: Record<string, (bban: string) => boolean> = {
  FR: isRib,
  MC: isRib,
  BE: bban => (Number(bban.slice(0, 10)) % 97 || 97) === Number(bban.slice(10)),
  ES: isCcc,
  IT: isCin,
  SM: isCin,
  PT: isMod97,
  SI: isMod97,
  ME: isMod97,
  RS: isMod97,
  MK: isMod97,
  FI: isLuhn,
  NO: bban => isElevenMinus(bban.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], bban[10] ?? ''),
  EE: bban => sevenThreeOne(bban.slice(2, 15)) === Number(bban[15]),
  HR: bban => isMod1110(bban.slice(0, 7)) && isMod1110(bban.slice(7)),
  SK: isCzech,
  CZ: isCzech,
  PL: bban => toTen(weighted(bban.slice(0, 7), [3, 9, 7, 1])) === Number(bban[7]),
  HU: bban =>
    weighted(bban.slice(0, 8), [9, 7, 3, 1]) % 10 === 0 && weighted(bban.slice(8), [9, 7, 3, 1]) % 10 === 0,
  AL: bban => toTen(weighted(bban.slice(0, 7), [9, 7, 3, 1])) === Number(bban[7]),
  IS: bban => isElevenMinus(bban.slice(12, 20), [3, 2, 7, 6, 5, 4, 3, 2], bban[20] ?? ''),
}

/**
 * If the check digits that a country's own rule puts into the account number are right; true where it has none. They say
 * less than those of the IBAN: some banks kept older numbers.
 */
export function hasRightNationalCheck(iban: string): boolean {
  const check = nationalChecks[iban.slice(0, 2)]
  return !check || check(iban.slice(4))
}

/** Swiss and Liechtenstein accounts that are paid with a QR reference alone: bank numbers 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(CH|LI)\d\d3[01]\d{3}/.test(iban)
