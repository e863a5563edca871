/** A slip of typography; `at` is its place in the text, `text` says what and how to fix it. */
export type Slip = { at: number; text: string }

/** `fix` completes the sentence “write …”. */
type Rule = { pattern: RegExp; what: string; fix: string }

// What may precede a punctuation mark; U+FFFC stands for code and other parts that are not words.
const word = '[\\p{L}\\p{N}\\ufffc\\])”’»%€]'
const end = '[\\s»)\\]”.,…]|$'

const shared = (quotes: string): Rule[] => [
  { pattern: /'/g, what: 'straight apostrophe', fix: '’' },
  { pattern: /"[^"\n]{1,30}"|"/g, what: 'straight quotes', fix: quotes },
  { pattern: /\.{3,}/g, what: 'three dots', fix: '…' },
  { pattern: /(?<=\S)[ \u00a0]-{1,3}[ \n\u00a0](?=\S)/g, what: 'hyphen as dash', fix: '–, or − in a sum' },
]

/** Words that often start a sentence and lose their accent there; none of them is also English. */
const bare =
  'Etats?|Ecoles?|Etapes?|Etudes?|Etablissements?|Economie|Ecritures?|Editeurs?|Energies?|Equipes?|Ech[eé]ances?|' +
  'Ecarts?|Ecrans?|Evidemment|Egalement|El[eé]ments?|Emetteurs?|Etrangers?'

/** Before these words a number is a reference: 10.120 is a paragraph number. */
const places =
  '(?:paragraphes?|articles?|art\\.|sections?|chapitres?|points?|mesures?|annexes?|versions?|§|n°)'
const currency = '[€$£]|[kM]€|(?:euros?|dollars?)(?!\\p{L})'

/**
 * Three digits after a decimal mark may be decimals; they are reported as thousands only where they can be nothing
 * else.
 */
const thousands = [
  '(?:[.,]\\d{3}){2,}(?![.,]?\\d)',
  `\\.\\d{3}(?=[ \\u00a0]?(?:${currency}|\\p{L}{2,}[sx](?!\\p{L})))`,
  `,\\d{3}(?=[ \\u00a0]?(?:[€$£]|euros?(?!\\p{L})|dollars?(?!\\p{L})))`,
  ',\\d{2}0(?!\\d|[ \\u00a0]?(?:%|‰|[kM]€|Md€|millions?|milliards?))',
]

// The build adds these spaces where it can; the source should still have them.
const french: readonly Rule[] = [
  ...shared('« and »'),
  {
    pattern: new RegExp(`(?<=${word})[;?!]+(?=${end})`, 'gu'),
    what: 'no space before the punctuation mark',
    fix: 'one',
  },
  {
    pattern: new RegExp(`(?<=${word})(?<!(?<![\\p{L}\\p{N}]):[\\p{L}\\p{N}]{1,4}):(?=[\\s»)\\]”]|$)`, 'gu'),
    what: 'no space before the colon',
    fix: 'one',
  },
  { pattern: /«(?=\S)|(?<=\S)»/g, what: 'no space inside « »', fix: 'one' },
  { pattern: /(?<=\d)(?:[%‰$£]|(?:[kM]|Md)?€)/g, what: 'no space after the number', fix: 'one' },
  {
    pattern: /(?<![\p{L}\p{N}])\d+(?:i?[èeé]mes?)(?!\p{L})/gu,
    what: 'ordinal',
    fix: '2e',
  },
  {
    pattern:
      /(?<![\p{N},.])1[ \u00a0](?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/gu,
    what: 'first of the month',
    fix: '1er',
  },
  { pattern: /(?<![\p{L}\p{N}])1[èeé]res?(?!\p{L})/gu, what: 'ordinal', fix: '1re' },
  {
    pattern: /(?<!\p{L})(?:no\.?|nº)[ \u00a0]?(?=\d)|(?<=\p{Ll}[ \u00a0])N°|(?<!\p{L})n°(?=\d)/gu,
    what: 'number sign',
    fix: 'n° and a space',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${bare})(?!\\p{L})`, 'gu'),
    what: 'capital without its accent',
    fix: 'É',
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,:/-]|${places}[ \\u00a0])[1-9]\\d{0,2}(?:${thousands.join('|')})`,
      'gu',
    ),
    what: 'separator of thousands',
    fix: 'a space',
  },
]

const english: readonly Rule[] = [
  ...shared('“ and ”'),
  {
    pattern: /(?<=\S)[ \u00a0]+[;?!]+(?=[\s”)\]]|$)/g,
    what: 'space before the punctuation mark',
    fix: 'none',
  },
  { pattern: /(?<=\S)(?!(?<=\d) : \d)[ \u00a0]+:(?=\s|$)/g, what: 'space before the colon', fix: 'none' },
  { pattern: /(?<=\d)[ \u00a0]+%/g, what: 'space before %', fix: 'none' },
]

const rules: Readonly<Record<string, readonly Rule[]>> = { fr: french, en: english }

/** The words around a slip, for the message. */
function around(text: string, from: number, to: number): string {
  const before = /\S{0,20}$/.exec(text.slice(0, from))?.[0] ?? ''
  const after = /^\S{0,20}/.exec(text.slice(to))?.[0] ?? ''
  return `${before}${text.slice(from, to)}${after}`.replace(/\s+/g, ' ').replaceAll('\ufffc', '…').trim()
}

/**
 * Finds typographic slips in running text that the build does not fix, or only in some places: punctuation, spaces and
 * abbreviations. U+FFFC in the text stands for code, pictures and escaped characters.
 * @example typographySlips('L\'écart atteint 20%', 'fr').map(({ text }) => text)
 * // ['straight apostrophe in “L\'écart”; write ’', 'no space after the number in “20%”; write one']
 */
export function typographySlips(text: string, locale: string): Slip[] {
  return (rules[locale] ?? shared('those of the language')).flatMap(({ pattern, what, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      at: index,
      text: `${what} in “${around(text, index, index + found.length)}”; write ${fix}`,
    })),
  )
}
