import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import type { Locale } from '../../i18n/locales.ts'
import type { TocEntry } from '../types.ts'
import { bars } from './bars.ts'
import { containers } from './containers.ts'
import { countWords } from './countWords.ts'
import { entities } from './entities.ts'
import {
  environmentOf,
  type Fault,
  type ImageSize,
  type LinkUse,
  type RenderEnv,
  textOf,
} from './environment.ts'
import { figures } from './figures.ts'
import { footnotes } from './footnotes.ts'
import { headings } from './headings.ts'
import { lines } from './lines.ts'
import { links } from './links.ts'
import { noBreaks } from './noBreaks.ts'
import { quotes } from './quotes.ts'
import { strayMarks } from './strayMarks.ts'
import { stringsOf } from './strings.ts'
import { tables } from './tables.ts'

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

/** Counts the words, marks the first paragraph and makes code blocks reachable by keyboard. */
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

/** The order counts: lines before the checks that name them, spaces before headings read the text. */
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
 * Renders an article or a legal text; never throws for faults in the text, but lists them with their lines.
 * The HTML holds no script, no style attribute and no address of a kind that is not allowed, whatever the text.
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
