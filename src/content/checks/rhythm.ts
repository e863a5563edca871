import { splitFrontMatter } from '../frontMatter.ts'

type Article = { file: string; text: string }

/** A paragraph that ends on a sentence of so few words drops its voice; one in eight may. */
const shortEnd = 10

/** A share of fewer paragraphs says little. */
const leastParagraphs = 50

const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0

/** The paragraphs of an article, without headings, lists, tables, quotes and the marks of blocks. */
function paragraphs(source: string): string[] {
  return splitFrontMatter(source)
    .body.split(/\n{2,}/)
    .map(block =>
      block
        .split('\n')
        .filter(line => !/^\s*(?::::|[#|>]|- |\d+\. |\[\^)/.test(line))
        .join(' ')
        .trim(),
    )
    .filter(block => wordCount(block) > shortEnd)
}

const lastSentence = (paragraph: string) =>
  paragraph
    .replace(/\]\([^)]*\)/g, ']')
    .split(/(?<=[.!?…][»”)]?)\s+(?=[\p{Lu}«“\d[*])/u)
    .at(-1) ?? ''

/** Patterns that tire a reader when they come often, by language. */
const patterns: Readonly<Record<string, readonly { name: string; found: RegExp }[]>> = {
  fr: [
    { name: 'semicolons', found: /[ \u00a0];/g },
    { name: '“personne ne”', found: /(?<!\p{L})personne (?:ne |n’)/giu },
    {
      name: '“inventé” or “illustratif”',
      found: /(?<!\p{L})(?:inventée?s?|illustratifs?|illustratives?)(?!\p{L})/giu,
    },
  ],
  en: [
    { name: 'semicolons', found: /;/g },
    { name: '“nobody”', found: /\b(?:nobody|no one)\b/gi },
    { name: 'triads', found: /[\p{L}\d’]+, [^,.;:!?()]{2,40}, and /gu },
    { name: '“invented” or “illustrative”', found: /\b(?:invented|illustrative)\b/gi },
  ],
}

/**
 * Counts what makes texts sound alike, in all articles of a language: paragraphs with a short last sentence, and words
 * and signs that come too often. Nothing of it is an error.
 */
export function rhythmNotes(articles: readonly Article[]): string[] {
  return Object.entries(patterns).flatMap(([locale, counted]) => {
    const own = articles.filter(({ file }) => file.endsWith(`/${locale}.md`))
    const all = own.flatMap(({ text }) => paragraphs(text))
    if (all.length < leastParagraphs) return []
    const short = all.filter(one => wordCount(lastSentence(one)) <= shortEnd).length
    const bodies = own.map(({ text }) => splitFrontMatter(text).body).join('\n')
    const counts = counted.map(({ name, found }) => `${bodies.match(found)?.length ?? 0} ${name}`)
    return [
      `${locale}: ${short} of ${all.length} paragraphs end on a sentence of ${shortEnd} words or fewer (${counts.join(', ')})`,
    ]
  })
}
