const joiners = '\\u200C\\u200D'
const selectors = '\\p{Variation_Selector}'
const tags = '\\u{E0020}-\\u{E007F}'

// Direction and format characters, soft hyphens, fillers, and the object replacement character of pasted pictures.
const invisible = new RegExp(
  `(?![${joiners}${selectors}${tags}])[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]`,
  'gu',
)

// Scripts in which joiners change the shape of neighbouring letters.
const scripts = 'Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr'
const letter = `(?=[\\p{L}\\p{M}])[${scripts.replace(/(\w+) ?/g, '\\p{scx=$1}')}]`
const picture = '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0E\\uFE0F]?'

// Invisible characters that change what is displayed are kept; all others are removed.
const joined = new RegExp(
  `(${[
    // Regional flags, such as Scotland's.
    `\\u{1F3F4}[${tags}]{3,6}\\u{E007F}`,
    `${picture}(?:\\u200D${picture})*`,
    // Keycap digits.
    '[0-9#*]\\uFE0F(?=\\u20E3)',
    // Variants of an ideograph, which Japanese names distinguish.
    '\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
    `${letter}(?:\\u200D|\\u200C(?=[${joiners}]*${letter}))`,
  ].join('|')})|[${joiners}${selectors}${tags}]`,
  'gu',
)

/**
 * A text without what nobody can see, its spaces plain and its line breaks `\n`; tabs stay. Letters of full width and
 * ligatures become plain letters, halves of surrogate pairs U+FFFD. Joiners stay where they shape a letter or an emoji.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(invisible, '')
    .replace(/[\uFB00-\uFB06\uFF01-\uFF5E]/g, character => character.normalize('NFKC'))
    .replace(joined, (_, kept = '') => kept)
    // The blank Braille pattern is a space, too.
    .replace(/[\p{Zs}\u2800]/gu, ' ')
    .trim()

/** Cleans a text and puts it on one line with single spaces. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ')

// Cleaned twice: NFKC turns some characters into spaces, and removed characters may have separated an accent from its
// letter.
const plainLine = (text: string) => cleanLine(cleanLine(text).normalize('NFKC')).normalize('NFKC')

// Outlook writes an address without a name as its own name in single quotes.
const plainAddress = (address: string) =>
  address.replace(/^(?:['‘’]*mailto:)+([^?]*).*$/i, '$1').replace(/^['‘’]+|(?<!['‘’])['‘’]+$/g, '')

/**
 * An e-mail address as it is sent, without `mailto:` and brackets; an address that comes twice, as text and as link, is
 * one. Whatever else was pasted stays beside it, parted by spaces.
 */
export function cleanEmail(text: string): string {
  const parts = plainLine(text)
    .replaceAll('。', '.')
    .split(/[\s<>()[\],;"“”«»]+/)
    .map(plainAddress)
    .filter(part => part !== '')
  return [...new Map(parts.map(part => [part.toLowerCase(), part])).values()].join(' ')
}

/**
 * A phone number as it is sent: without `tel:`, without the link that Outlook writes behind it, and without quotation
 * marks around it; hyphens and dashes are `-`. Whatever else was pasted stays beside it.
 */
export const cleanPhone = (text: string): string =>
  plainLine(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\p{Nd})(?: ?<tel:[^<>]*>)+/giu, '')
    .replace(/^(?:tel:(?:\/\/)?|[\s"'‘’“”«»<])+/i, '')
    .replace(/(?<![\s"'‘’“”«»>,;])[\s"'‘’“”«»>,;]+$/, '')
