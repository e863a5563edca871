type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00a0'

/** Month names as they appear in dates, for a pattern. */
function monthsOf(tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2024, month, 1)).find(part => part.type === 'month')?.value ?? ''
  return Array.from({ length: 12 }, (_, month) => nameOf(month)).join('|')
}

/** Keeps a number and what follows it on one line; `following` are alternatives of a pattern. */
const afterNumber = (following: string, number = '\\d'): Rule => [
  new RegExp(`[ \\n](?<=${number}[ \\n])(?=(?:${following})(?![\\p{L}\\p{N}]))`, 'gu'),
  nbsp,
]

const symbols = '[€$£%‰°]|[kM]€|Md€|[kMG][Bo]|[kcm]?m|kg|km²|m²|h|min|ms|s|pts?'

// The site's fonts have no narrow no-break space: the ordinary one stands in for it, in all languages.
const everywhere: readonly Rule[] = [[/\u202f/g, nbsp]]

// Each pattern starts with the character or space it is about: lookbehinds everywhere would be four times slower.
const french: readonly Rule[] = [
  [/[ \n]+(?=[;:?!»])/g, nbsp],
  [/«[ \n]*(?!\u00a0)/g, `«${nbsp}`],
  [/»(?<=[^\s«]»)/g, `${nbsp}»`],
  [/[;?!](?<=[\p{L}\p{N}\])”’»%€].)(?=[\s»)\]”.,…?!]|$)/gu, `${nbsp}$&`],
  // Tags of bank statements, such as :62F:, keep their second colon close.
  [/:(?<=[\p{L}\p{N}\])”’»%€].)(?<!(?<![\p{L}\p{N}]):[\p{L}\p{N}]{1,4}:)(?=\s|$)/gu, `${nbsp}:`],
  [/[ \n](?=[\p{Lu}\d])(?<=(?<!\p{L})(?:art\.|[LRDMp]\.|MM\.|Mme|n°)[ \n])/gu, nbsp],
]

const frenchNumbers: readonly Rule[] = [
  [/[ \n](?=\d{3}(?:[ \n\u00a0]\d{3})*(?!\d))(?<=(?<![\d.,])\d{1,3}(?:[ \n\u00a0]\d{3})*[ \n])/g, nbsp],
  afterNumber(`${symbols}|millions?|milliards?|points?|jours?|mois|ans?`),
  afterNumber(monthsOf('fr'), '(?<!\\d)(?:\\d{1,2}|1er)'),
]

const englishNumbers: readonly Rule[] = [
  afterNumber(`${symbols}|million|billion|points?|days?|hours?|minutes?|months?|years?`),
]

/** The rules of each language; a language without rules only has the narrow space replaced. */
const rules: Readonly<Record<string, readonly Rule[]>> = { fr: french }

/** The rules about numbers; most texts contain none. */
const numberRules: Readonly<Record<string, readonly Rule[]>> = { fr: frenchNumbers, en: englishNumbers }

/**
 * Adds the no-break spaces of a language; letters and markup stay unchanged. Spaces and line feeds are treated alike.
 * For running text, not for code or addresses. `before` is the character before the text, if any.
 * @example typeset('Pourquoi ? 24 000 €', 'fr') // 'Pourquoi\u00a0? 24\u00a0000\u00a0€'
 */
export function typeset(text: string, locale: string, before = ''): string {
  // A space before the text is not part of it: it would be merged with the first one here, and be lost.
  const lead = /\s/.test(before) ? '' : before
  let result = lead + text
  for (const [pattern, replacement] of everywhere) result = result.replace(pattern, replacement)
  for (const [pattern, replacement] of rules[locale] ?? []) result = result.replace(pattern, replacement)
  if (/\d/.test(result))
    for (const [pattern, replacement] of numberRules[locale] ?? [])
      result = result.replace(pattern, replacement)
  return result.slice(lead.length)
}
