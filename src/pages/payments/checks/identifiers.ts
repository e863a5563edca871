import { mod97, sevenThreeOne } from './iban.ts'

/**
 * If a SEPA creditor identifier has the form `FR72ZZZ123456` and right check digits. The three characters of the business
 * code are not in them (EPC262-08); signs and spaces in the national part do not count.
 */
export function isCreditorId(id: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Za-z0-9]{3}[A-Za-z0-9+?/:().,' -]{1,28}$/.test(id)) return false
  const national = id
    .slice(7)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
  return national !== '' && mod97(national + id.slice(0, 4)) === 1
}

/** If the check digits of a legal entity identifier are right (ISO 17442). */
export const isLei = (lei: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(lei) && mod97(lei) === 1

/** If a text means to be a creditor reference of ISO 11649. */
export const looksLikeRf = (reference: string): boolean => /^RF\d\d/i.test(reference)

/** If a creditor reference of ISO 11649 (`RF18539007547034`) is right; spaces between groups do not count. */
export function isRf(reference: string): boolean {
  const compact = reference.replace(/ /g, '').toUpperCase()
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(compact) && mod97(compact.slice(4) + compact.slice(0, 4)) === 1
}

/** If a Belgian structured communication is right: twelve digits, the last two being the first ten modulo 97. */
export function isBelgianReference(reference: string): boolean {
  const digits = reference.replace(/[+*/ ]/g, '')
  return /^\d{12}$/.test(digits) && (Number(digits.slice(0, 10)) % 97 || 97) === Number(digits.slice(10))
}

const qrCarry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** If a Swiss QR reference is right: 27 digits, the last one by modulo 10, recursive. */
export function isQrReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference)) return false
  let carry = 0
  for (const digit of reference.slice(0, 26)) carry = qrCarry[(carry + Number(digit)) % 10] ?? 0
  return (10 - carry) % 10 === Number(reference[26])
}

/** If a Finnish reference is right: 4 to 20 digits, the last one by the weights 7, 3, 1. */
export function isFinnishReference(reference: string): boolean {
  const digits = reference.replace(/ /g, '')
  return /^\d{4,20}$/.test(digits) && sevenThreeOne(digits.slice(0, -1)) === Number(digits.at(-1))
}
