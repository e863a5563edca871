/** Letters that Unicode does not decompose, as they are typed without a special key. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * A text in lower case without accents, ligatures and invisible characters, so that what looks alike is alike: composed
 * or not, with any kind of apostrophe and space.
 * @example foldText('Mise en Œuvre') // 'mise en oeuvre'
 * @example foldText('l’éche\u0301ance') // "l'echeance"
 */
export const foldText = (text: string): string =>
  text
    // Before the accents: the acute accent on its own decomposes into a space.
    .replace(/[’‘‛ʼʹ′`´]/g, "'")
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđðþı]/g, letter => letters[letter] ?? letter)
    .replace(/\s/g, ' ')
