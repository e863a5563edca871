/** Right-to-left override for Latin letters, and its end. */
const [turned, end] = ['\u202e', '\u202c']
const accents: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'ëë',
  i: 'îî',
  o: 'ôô',
  u: 'ûû',
  A: 'Å',
  E: 'Ë',
}

const strange = (text: string) => {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return words
    ? before + turned + words.replace(/[aeiouAE]/g, letter => accents[letter] ?? letter) + end + after
    : text
}

/**
 * A pseudo-translation: longer by a third, accented, right-to-left, and still readable. Plurals, placeholders and tags
 * are left as they are.
 * @example pseudo('Lot de {count}') // 'Lôôt dëë {count}', turned round
 */
export const pseudo = (message: string): string =>
  /\{\w+, /.test(message)
    ? message
    : message
        .split(/(\{\w+\}|<\/?\w+\/?>)/)
        .map((part, index) => (index % 2 === 1 ? part : strange(part)))
        .join('')
