import type { MarkdownIt, Token } from 'markdown-it'
import createMarkdownIt from 'markdown-it'
import type { Locale } from '../../i18n/locales.ts'
import { refusedCharacters, whyRefused } from '../characters.ts'
import { bars } from './bars.ts'
import { containers } from './containers.ts'
import { countWords } from './countWords.ts'
import {
  environmentOf,
  type Fault,
  type ImageSize,
  type LinkUse,
  type RenderEnv,
  report,
  type TocEntry,
  textOf,
} from './environment.ts'
import { figures } from './figures.ts'
import { footnotes } from './footnotes.ts'
import { headings } from './headings.ts'
import { lines } from './lines.ts'
import { links } from './links.ts'
import { noBreaks } from './noBreaks.ts'
import { strayMarks } from './strayMarks.ts'
import { stringsOf } from './strings.ts'

/** The policy forbids style attributes: the alignment of a cell becomes a class. */
function alignByClass(cell: Token): void {
  const style = cell.attrIndex('style')
  if (style < 0) return
  const alignment = String(cell.attrs?.[style]?.[1] ?? '')
  cell.attrs?.splice(style, 1)
  if (alignment.endsWith('right')) cell.attrJoin('class', 'num')
  if (alignment.endsWith('center')) cell.attrJoin('class', 'center')
}

/** Tables: cells aligned by class, in a region that has a name and scrolls by keyboard. */
function tables(md: MarkdownIt): void {
  md.core.ruler.push('tables', state => {
    const { strings } = environmentOf(state)
    let count = 0
    let table: Token | undefined
    let columns: string[] = []
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'table_open') [table, columns] = [token, []]
      if (token.type === 'th_open') {
        token.attrSet('scope', 'col')
        const name = textOf(state.tokens[index + 1]?.children ?? null)
        if (name) columns.push(name)
      }
      if (token.type === 'th_open' || token.type === 'td_open') alignByClass(token)
      if (token.type === 'thead_close' && table)
        table.meta = { label: strings.table(++count, columns.join(', ')) }
    }
  })
  md.renderer.rules.table_open = (tokens, index) => {
    const label = md.utils.escapeHtml(String(tokens[index]?.meta?.label ?? ''))
    return `<div class="table" role="region" tabindex="0" aria-label="${label}">\n<table>\n`
  }
  md.renderer.rules.table_close = () => '</table>\n</div>\n'
}

/** What entities may stand for in a token: a part of the text, or of an attribute such as the title of a link. */
const decoded = ({ type, content, attrs, children }: Token): string[] => [
  ...(type === 'text_special' ? [content] : []),
  ...(attrs ?? []).map(([, value]) => String(value)),
  ...(children ?? []).flatMap(decoded),
]

/** Finds entities (`&#16;`) that stand for a character which may not be published. */
function entities(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'entities', state => {
    const env = environmentOf(state)
    for (const token of state.tokens.flatMap(({ children }) => children ?? [])) {
      for (const character of refusedCharacters(decoded(token).join(''))) {
        // Characters typed as such were already reported in the source, with their line.
        if (!state.src.includes(character)) report(env, token, `entity: ${whyRefused(character)}`)
      }
    }
  })
}

/** Quotes: a paragraph after the words that begins with a dash says whose they are, and gets the class `by`. */
function quotes(md: MarkdownIt): void {
  md.core.ruler.push('quotes', state => {
    /** The blocks of each open quote so far, the innermost last. */
    const blocks: { level: number; count: number }[] = []
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'blockquote_close') blocks.pop()
      const quote = blocks.at(-1)
      if (quote && token.level === quote.level + 1 && token.nesting >= 0) {
        const text = textOf(state.tokens[index + 1]?.children ?? null)
        const isBy = token.type === 'paragraph_open' && quote.count > 0 && /^[—–]\s/.test(text)
        if (isBy) token.attrJoin('class', 'by')
        quote.count++
      }
      if (token.type === 'blockquote_open') blocks.push({ level: token.level, count: 0 })
    }
  })
}

export type Rendering = {
  html: string
  toc: TocEntry[]
  /** Ids of all headings. */
  anchors: string[]
  /** Links to pages, articles and headings of the site, for the check of their targets. */
  links: LinkUse[]
  /** Addresses of the pictures shown. */
  images: string[]
  words: number
  faults: Fault[]
}

export type RenderOptions = { locale: Locale; firstLine?: number; imageSize?: ImageSize }

/** Counts words, marks the first paragraph and makes code blocks focusable. */
function finish(md: MarkdownIt): void {
  md.core.ruler.push('finish', state => {
    const env = environmentOf(state)
    for (const token of state.tokens) {
      if (token.type === 'inline') env.words += countWords(textOf(token.children))
    }
    const [first] = state.tokens
    if (first?.type === 'paragraph_open') first.attrJoin('class', 'intro')
  })
  for (const type of ['fence', 'code_block'] as const) {
    const original = md.renderer.rules[type]
    md.renderer.rules[type] = (...args) => (original?.(...args) ?? '').replace(/^<pre/, '<pre tabindex="0"')
  }
}

/** The order matters: lines before the checks that report them, no-break spaces before the headings are read. */
const renderer = [
  lines,
  footnotes,
  containers,
  strayMarks,
  entities,
  noBreaks,
  headings,
  figures,
  links,
  quotes,
  finish,
  bars,
  tables,
].reduce((md, rules) => md.use(rules), createMarkdownIt({ html: false, linkify: false, typographer: false }))

/**
 * Renders an article or legal document. Faults are returned with their lines, never thrown. The HTML contains no
 * script, no style attribute and only allowed kinds of addresses, whatever the text.
 * @example renderMarkdown('## Délais\n\n60 jours', { locale: 'fr' }).toc // [{ id: 'delais', level: 2, text: 'Délais' }]
 */
export function renderMarkdown(text: string, { locale, firstLine = 1, imageSize }: RenderOptions): Rendering {
  const env: RenderEnv = {
    locale,
    strings: stringsOf(locale),
    firstLine,
    imageSize: imageSize ?? (() => undefined),
    faults: [],
    links: [],
    toc: [],
    anchors: [],
    images: [],
    words: 0,
  }
  const html = renderer.render(text, env)
  const { toc, anchors, links, images, words, faults } = env
  return { html, toc, anchors, links, images, words, faults }
}
