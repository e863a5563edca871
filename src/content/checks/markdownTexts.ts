import createMarkdownIt, { type Token } from 'markdown-it'
import type { Locale } from '../../i18n/locales.ts'
import { containers } from '../markdown/containers.ts'
import type { RenderEnv } from '../markdown/environment.ts'
import { footnotes } from '../markdown/footnotes.ts'
import { lines } from '../markdown/lines.ts'
import { stringsOf } from '../markdown/strings.ts'

/** Text as it was typed; `line` is where it begins in the file; line endings are those of the file. */
export type RunningText = { line: number; text: string; locale: Locale }

/** Placeholder for code, pictures and escaped characters. */
const other = '\ufffc'

const parser = [lines, footnotes, containers].reduce(
  (md, rules) => md.use(rules),
  createMarkdownIt({ html: false, linkify: false, typographer: false }),
)
parser.validateLink = () => true
// If joined, an escaped character could not be told from any other.
parser.core.ruler.disable('text_join')

function typed(children: readonly Token[]): string {
  let text = ''
  let inAddress = false
  for (const token of children) {
    if (token.type === 'link_open') inAddress = token.info === 'auto'
    else if (token.type === 'link_close') inAddress = false
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += '\n'
    else if (token.type === 'text') text += inAddress ? other : token.content
    else if (token.type === 'text_special') text += token.info === 'escape' ? other : token.content
    else if (token.type === 'code_inline' || token.type === 'image') text += other
  }
  return text
}

/** The texts of pictures: alternative text and caption. */
const picture = (token: Token): string[] => [
  typed(token.children ?? []),
  String(token.attrGet('title') ?? ''),
]

/** The running text of Markdown, without code, addresses and the lines that align tables; `firstLine` counts from 1. */
export function markdownTexts(source: string, locale: Locale, firstLine = 1): RunningText[] {
  const env: RenderEnv = {
    locale,
    strings: stringsOf(locale),
    firstLine,
    imageSize: () => undefined,
    faults: [],
    links: [],
    toc: [],
    anchors: [],
    images: [],
    words: 0,
  }
  return parser.parse(source, env).flatMap(token => {
    if (token.type !== 'inline') return []
    const children = token.children ?? []
    const pictures = children.filter(child => child.type === 'image').flatMap(picture)
    const line = firstLine + (token.map?.[0] ?? 0)
    return [typed(children), ...pictures].filter(Boolean).map(text => ({ line, text, locale }))
  })
}
