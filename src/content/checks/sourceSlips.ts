import { forbiddenTerms, type Term } from '../../i18n/checks/glossary.ts'
import { isLocale } from '../../i18n/locales.ts'
import { typographySlips } from '../../i18n/typographySlips.ts'
import { splitFrontMatter } from '../frontMatter.ts'
import type { Problem } from '../problems.ts'
import { markdownTexts, type RunningText } from './markdownTexts.ts'
import { yamlTexts } from './yamlTexts.ts'

const months: Readonly<Record<string, readonly string[]>> = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** A date after “from”, and the rest of its sentence. */
const announced: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:[àÀ] (?:compter|partir) du|[dD]ès le) (?<day>\d{1,2})(?:er)?[ \u00a0](?<month>\p{Ll}+)[ \u00a0](?<year>\d{4})(?<rest>[^.!?]*)/gu,
  en: /\b(?:[fF]rom|[aA]s of) (?<month>\p{Lu}\p{Ll}+) (?<day>\d{1,2}), (?<year>\d{4})(?<rest>[^.!?]*)/gu,
}

const future: Readonly<Record<string, RegExp>> = {
  fr: /\p{L}(?:era|eront|ira|iront|dra|dront|ura|uront)(?!\p{L})/u,
  en: /\bwill\b/,
}

/**
 * Finds sentences that present a date before `today` (`2026-11-27`) as future; `at` is the position in the text. Links
 * inside a sentence are included.
 * @example staleFutures('From October 9, 2025, it will require …', 'en', '2026-11-27')
 */
export function staleFutures(text: string, locale: string, today: string): { at: number; text: string }[] {
  const pattern = announced[locale]
  if (!pattern) return []
  return [...text.matchAll(pattern)].flatMap(({ index, 0: sentence, groups = {} }) => {
    const month = (months[locale]?.indexOf(groups.month ?? '') ?? -1) + 1
    const date = `${groups.year}-${String(month).padStart(2, '0')}-${groups.day?.padStart(2, '0')}`
    if (month === 0 || date >= today || !future[locale]?.test(groups.rest ?? '')) return []
    const opening = sentence.slice(0, sentence.length - (groups.rest?.length ?? 0))
    return [
      { at: index, text: `“${opening} …” is told as to come, but has passed. Fix: write what holds now.` },
    ]
  })
}

/** The running text of a source file, by its extension and the language in its name. */
function textsOf(file: string, source: string): RunningText[] {
  const [, name, ending] = /([^/]*)\.(\w+)$/.exec(file) ?? []
  const locale = isLocale(name) ? name : undefined
  if (ending !== 'md') return yamlTexts(source, locale)
  if (!locale) return []
  const { yaml, body, firstLine } = splitFrontMatter(source)
  return [...yamlTexts(yaml, locale, 2), ...markdownTexts(body, locale, firstLine)]
}

/** A link to the front page of a site, or to a whole code of law. */
const vagueLink = /\]\((https?:\/\/(?:[^/)\s]+|www\.legifrance\.gouv\.fr\/codes\/texte_lc\/\w+))\/?\)/g

/** Links of an article that prove nothing, with the line each stands on. */
const vagueLinks = (file: string, source: string): Problem[] =>
  file.startsWith('content/articles/')
    ? [...source.matchAll(vagueLink)].map(({ index, 1: address = '' }) => ({
        file,
        line: source.slice(0, index).split('\n').length,
        text: address.includes('/codes/')
          ? `link to ${address}: a whole code is no source. Fix: link to the article of the code.`
          : `link to ${address}: a front page is no source. Fix: link to the page that says it.`,
      }))
    : []

/** What the texts are checked against: the glossary, and today's date (`2026-11-27`). */
type Standards = { glossary?: readonly Term[]; today?: string }

/**
 * Finds slips in the running text of a Markdown or YAML file: typography, forbidden forms of the glossary, and past
 * dates presented as future; in articles also links to front pages and whole codes of law. A slip that occurs several
 * times in a line is reported once.
 * @example sourceSlips('content/articles/bfr/fr.md', '20%')
 * // [{ file: 'content/articles/bfr/fr.md', line: 1, text: 'no space after the number in “20%”; write one' }]
 */
export function sourceSlips(
  file: string,
  source: string,
  { glossary = [], today }: Standards = {},
): Problem[] {
  const whole = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  // The glossary itself lists the forbidden forms.
  const terms = file.endsWith('/glossary.yml') ? [] : glossary
  const found = textsOf(file, whole).flatMap(({ line, text, locale }) =>
    [
      ...typographySlips(text, locale),
      ...(locale ? forbiddenTerms(text, locale, terms) : []).map(({ text }) => ({ at: 0, text })),
      ...(locale && today ? staleFutures(text, locale, today) : []),
    ].map(slip => ({ file, line: line + text.slice(0, slip.at).split('\n').length - 1, text: slip.text })),
  )
  const all = [...found, ...vagueLinks(file, whole)]
  return [...new Map(all.map(slip => [`${slip.line} ${slip.text}`, slip])).values()]
}
