import { foldText } from '../i18n/foldText.ts'

/** A word, number or code of a text, with its place; `text` is folded. */
export type Segment = {
  text: string
  start: number
  end: number
  /** What it consists of, if it is also found by its parts: `camt` and `053`, `441` and `10`. */
  parts: readonly Segment[]
  /** Words joined by hyphens: a query asks for the words. */
  isCompound: boolean
}

/** Marks and invisible characters belong to the letters around them: e + U+0301, soft hyphens. */
const letters = '\\p{L}\\p{M}\\p{No}\\p{Nl}\\u00ad\\u200b-\\u200d\\u2060\\ufeff'
const space = '[ \\u00a0\\u2007\\u2009\\u202f]'
/** What stands between the groups of a number or reference: 441-10, 001.08, 2024/886, 10,000, 10’000. */
const separator = "[.,/_'’\\-\\u2010\\u2011]"

const thousands = `(?<![\\p{Nd}.,/-])[1-9]\\d{0,2}(?:${space}\\d{3})+(?:[.,]\\d+)?(?![\\p{Nd}])`
/** A telephone or account number in at least four groups. */
const groups = `(?<!\\p{Nd})\\d{2,4}(?:${space}\\d{2,4}){3,}(?!\\p{Nd})`
const digits = `${thousands}|${groups}|\\p{Nd}+(?:${separator}\\p{Nd}+)*`
/** A letter and a number: L. 441-10, T2, J+1; not the unit of a number, as in 24 h 30. */
const code = `(?<![\\p{L}\\p{M}\\p{N}'’]|\\p{Nd}${space})(?<letter>\\p{L})(?<between>\\.?${space}|[.+_-]?)(?<number>${digits})`
/** An abbreviation written with dots: S.E.P.A., U.K. */
const dotted = `(?<![\\p{L}\\p{M}\\p{N}.])(?:\\p{L}\\.){2,}(?:\\p{L}(?![\\p{L}\\p{M}\\p{N}]))?`
const hyphen = '[\\-\\u2010\\u2011]'
const words = `[${letters}]+(?:${hyphen}[${letters}]*\\p{L}[${letters}]*)*`

const pattern = new RegExp(`${code}|(?<dotted>${dotted})|(?<digits>${digits})|(?<words>${words})`, 'gu')
const word = new RegExp(`[${letters}]+`, 'gu')

/** What an apostrophe cuts off and leaves behind: l’échéance, jusqu’au, the bank’s. */
const elided = /^(?:[cdjlmnst]|(?:jus|lors|puis|quel|quoi|pres)?qu|entr)$/
const apostrophe = /^['’‘‛ʼʹ′`´＇]$/

/** Single letters that are words: before a number they say nothing about it. */
const wordsOfOneLetter = /^[ay]$/

const amount = /^([1-9]\d{0,2}(?:([ .,'])\d{3})(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/
const decimal = /^(0|[1-9]\d*)[.,](\d{1,2})$/

/**
 * A number in its only spelling: without separators, but for the decimal point. References are joined in the same way,
 * and found by their groups as well: 441-10 is 44110, 441 and 10, while 10 000 is not 10.
 */
function numberAt(written: string, start: number): Segment {
  const whole = { start, end: start + written.length, isCompound: false }
  const folded = foldText(written)
  const [, units = '', , cents] = amount.exec(folded) ?? []
  if (units) {
    const text = units.replace(/\D/g, '')
    return cents
      ? { ...whole, text: `${text}.${cents}`, parts: [{ ...whole, text, parts: [] }] }
      : { ...whole, text, parts: [] }
  }
  const all = [...written.matchAll(/\p{Nd}+/gu)]
  const parts = all.length > 1 ? all.map(({ 0: group, index }) => leaf(group, start + index)) : []
  const text = decimal.test(folded) ? folded.replace(',', '.') : folded.replace(/\P{Nd}/gu, '')
  return { ...whole, text, parts }
}

const leaf = (written: string, start: number): Segment => ({
  text: foldText(written),
  start,
  end: start + written.length,
  parts: [],
  isCompound: false,
})

function wordsAt(written: string, start: number, isElided: (word: Segment) => boolean): Segment[] {
  const parts = [...written.matchAll(word)]
    .map(({ 0: word, index }) => leaf(word, start + index))
    .filter(one => one.text && !isElided(one))
  if (parts.length < 2) return parts
  const text = parts.map(each => each.text).join('')
  return [{ text, start: parts[0]?.start ?? start, end: start + written.length, parts, isCompound: true }]
}

/**
 * The words, numbers and codes of a text in order; what an apostrophe cuts off is left out. Letters and digits are parted,
 * so that ISO20022 and ISO 20022 are the same, and so are 10 000 and 10,000, or L. 441-10 and L441-10.
 * @example segments('l’article L. 441-10').map(({ text }) => text) // ['article', 'l44110']
 */
export function segments(text: string): Segment[] {
  const isElided = ({ text: word, start, end }: Segment) =>
    elided.test(word) && (apostrophe.test(text[end] ?? '') || apostrophe.test(text[start - 1] ?? ''))
  // U+02BC is an apostrophe too, but Unicode calls it a letter.
  const typed = text.replaceAll('ʼ', '’')
  return [...typed.matchAll(pattern)].flatMap(({ 0: found, index, groups = {} }) => {
    const { letter, between = '', number = '', words, dotted } = groups
    if (dotted !== undefined) return [{ ...leaf(dotted, index), text: foldText(dotted).replaceAll('.', '') }]
    if (words !== undefined) return wordsAt(words, index, isElided)
    if (letter === undefined) return [numberAt(found, index)]
    const at = index + found.length - number.length
    const own = numberAt(number, at)
    const first = leaf(letter, index)
    if (isElided(first)) return [own]
    if (wordsOfOneLetter.test(first.text) && /^\s/.test(between)) return [first, own]
    return [
      { text: first.text + own.text, start: index, end: own.end, parts: [first, own], isCompound: false },
    ]
  })
}

/** A segment and all its parts. */
export const withParts = (segment: Segment): Segment[] => [segment, ...segment.parts.flatMap(withParts)]
