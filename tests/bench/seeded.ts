import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stamped } from '../../src/content/articleVersion.ts'
import { topics } from '../../src/content/topics.ts'
import { defaultLocale, type Locale } from '../../src/i18n/locales.ts'
import { type Phrases, phrases } from './phrases.ts'

/** The minimum number of words of an article. */
const length = 1500

/** Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const idOf = (number: number) => `seeded-${String(number).padStart(5, '0')}`

const dayOf = (number: number) => new Date(Date.UTC(2024, 11, 31 - number)).toISOString().slice(0, 10)

/** The source of one generated article among `count`, in one language. */
export function seededArticle(number: number, count: number, locale: Locale, words: Phrases): string {
  const next = numbersFrom(number * 7919 + (locale === defaultLocale ? 0 : 104_729))
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  const sentence = () =>
    `${one(words.subjects)} ${one(words.verbs)} ${one(words.objects)} ${one(words.endings)}.`
  const sentences = (count: number) => Array.from({ length: count }, sentence).join(' ')
  const other = () => `/blog-post-${idOf((number + 1 + Math.floor(next() * (count - 1))) % count)}`
  const table = [
    `| ${words.columns.join(' | ')} |`,
    '|---|---:|---:|',
    ...words.rows.map(row => `| ${row} | ${Math.floor(next() * 900)} | ${Math.floor(next() * 90)} |`),
  ].join('\n')
  const blocks = [`${sentences(3)}[^1]`]
  let written = 0
  for (let section = 0; written < length; section++) {
    const heading = words.headings[section % words.headings.length] ?? ''
    const round = Math.floor(section / words.headings.length)
    blocks.push(`## ${heading}${round ? ` (${round + 1})` : ''}`, sentences(6), sentences(5))
    if (section % 3 === 0)
      blocks.push([0, 1, 2].map(() => `- **${one(words.objects)}**: ${sentence()}`).join('\n'))
    if (section % 3 === 1) blocks.push(`${sentence()} ${words.readAlso}: [${one(words.titles)}](${other()}).`)
    if (section % 3 === 2) blocks.push(table)
    written = blocks.join(' ').split(/\s+/).length
  }
  const front = [
    `title: "${one(words.titles)} ${number + 1}"`,
    `summary: "${sentence()} ${sentence()}"`.slice(0, 160).replace(/"?$/, '"'),
    `date: ${dayOf(number)}`,
    `topic: ${topics.filter(topic => topic !== 'cases')[number % (topics.length - 1)]}`,
    'product: /tresorerie',
    'related: []',
    `coverAlt: "${words.cover}"`,
  ]
  return `---\n${front.join('\n')}\n---\n\n${blocks.join('\n\n')}\n\n[^1]: ${words.note}\n`
}

/** Writes `count` generated articles, in each language that has phrases, into the content of a project. */
export function writeSeeded(root: string, count: number): void {
  for (let number = 0; number < count; number++) {
    const folder = join(root, 'content/articles', idOf(number))
    mkdirSync(folder, { recursive: true })
    const texts = Object.entries(phrases).map(
      ([locale, words]) => [locale, seededArticle(number, count, locale as Locale, words)] as const,
    )
    const source = texts.find(([locale]) => locale === defaultLocale)?.[1] ?? ''
    for (const [locale, text] of texts) {
      writeFileSync(join(folder, `${locale}.md`), locale === defaultLocale ? text : stamped(text, source))
    }
  }
}
