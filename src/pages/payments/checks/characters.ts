import type { Profile } from '../formats/types.ts'

/** The characters that every bank of the area takes (EPC217-08): letters, digits and `/ - ? : ( ) . , ' +`, space. */
const common = /^[A-Za-z0-9/\-?:().,'+ ]*$/
/** German banks also take umlauts, ß and `& * $ %` (DFÜ-Abkommen, Anlage 3). */
const german = /^[A-Za-z0-9/\-?:().,'+ ÄÖÜäöüß&*$%]*$/
/** Swiss banks take Latin letters and the euro sign, and refuse the message otherwise (Swiss Payment Standards, 3.1). */
const swiss = /^[\u0020-\u007e\u00a0-\u00ff\u0100-\u017fȘșȚț€\s]*$/

const sets: Partial<Record<Profile, RegExp>> = { DE: german, CH: swiss }

/** If a bank of the profile takes a text as it is. */
export const isAccepted = (text: string, profile: Profile): boolean => (sets[profile] ?? common).test(text)

/** If an identifier keeps to the characters that every bank takes. */
export const isCommon = (text: string): boolean => common.test(text)

/** The characters of a text that a bank of the profile does not take, each once, in their order. */
export function strangeCharacters(text: string, profile: Profile): string[] {
  return [...new Set(text)].filter(character => !isAccepted(character, profile))
}

/** Letters that have no accent to take off (EPC217-08, best practices for the conversion). */
const replacements: Record<string, string> = {
  Æ: 'A',
  æ: 'a',
  Œ: 'O',
  œ: 'o',
  Ø: 'O',
  ø: 'o',
  Ð: 'D',
  ð: 'd',
  Þ: 'T',
  þ: 't',
  ß: 's',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': "'",
  '"': "'",
  '“': "'",
  '”': "'",
  '«': "'",
  '»': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '‐': '-',
  '‑': '-',
  '&': '+',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '\\': '/',
  '|': '/',
  ';': ',',
  '!': '.',
  '€': 'E',
}

/**
 * What a bank that converts would make of a text: accents go, typographic signs become plain ones, what is left becomes a
 * dot. One character stays one, so that no text becomes too long.
 */
export function converted(text: string, profile: Profile): string {
  return [...text]
    .map(character => {
      if (isAccepted(character, profile)) return character
      const plain = replacements[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
      return isCommon(plain) && plain !== '' ? plain : '.'
    })
    .join('')
}
