import { direction } from '../i18n/direction.ts'

/** Characters that no text of a page may contain; line feeds and tabs are checked elsewhere. */
const forbidden = /(?![\n\t])\p{Cc}|[\u2028\u2029\ufffd]|\p{Noncharacter_Code_Point}/u

/** Invisible characters: zero-width, direction, tabs. */
const invisible = /\p{Default_Ignorable_Code_Point}|[\t\ufff9-\ufffb]/gu

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const joiningScripts = /^(?:Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Mlym|Mymr|Orya|Sinh|Taml|Telu|Tibt)$/
const unspacedScripts = /^(?:Khmr|Laoo|Mymr|Thai)$/

/** Whether a language needs an invisible character in its spelling. */
function isOfLanguage(character: string, locale: string): boolean {
  const { script = '' } = new Intl.Locale(locale).maximize()
  if (/[\u200c\u200d]/.test(character)) return joiningScripts.test(script)
  if (character === '\u200b') return unspacedScripts.test(script)
  return /[\u061c\u200e\u200f\u2066-\u2069]/.test(character) && direction(locale) === 'rtl'
}

function kindOf(character: string): string {
  if (character === '\t') return 'a tab'
  if (character === '\u00ad') return 'a soft hyphen'
  return /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(character)
    ? 'an invisible character that sets a direction'
    : 'an invisible character'
}

/**
 * Names the first forbidden character of a text and the fix; undefined if there is none.
 * @example forbiddenCharacter('a\u0000') // 'holds U+0000, a control character. Fix: delete it.'
 */
export function forbiddenCharacter(text: string): string | undefined {
  const character = forbidden.exec(text)?.[0]
  if (character === undefined) return undefined
  const holds = `holds ${codeOf(character)}`
  if (character === '\ufffd')
    return `${holds}, which stands for a letter that was lost. Fix: write the letter again.`
  if (/[\u2028\u2029]/.test(character)) return `${holds}, a line separator. Fix: replace it by a space.`
  return `${holds}, ${/\p{Cc}/u.test(character) ? 'a control character' : 'which is no character'}. Fix: delete it.`
}

/** An invisible character of a translation: `text` has the place and the fix. */
export type InvisibleCharacter = { character: string; text: string }

/**
 * Invisible characters of a translation that are not in its source and not needed by its language (`locale`), once
 * each. Persian and Hindi use joiners, Hebrew uses direction marks.
 */
export function invisibleCharacters(
  source: string,
  translation: string,
  locale: string,
): InvisibleCharacter[] {
  return [...new Set(translation.match(invisible))].flatMap(character => {
    if (source.includes(character) || isOfLanguage(character, locale)) return []
    const before = translation.slice(0, translation.indexOf(character)).replace(invisible, '').slice(-15)
    const place = before === '' ? 'at the beginning' : `after “${before}”`
    const what = `${codeOf(character)}, ${kindOf(character)}`
    return [{ character, text: `holds ${what} that the source does not have, ${place}. Fix: delete it.` }]
  })
}
