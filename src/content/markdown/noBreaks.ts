import type { MarkdownIt, Token } from 'markdown-it'
import { typeset } from '../../i18n/typography.ts'
import { environmentOf } from './environment.ts'

/** Joins text with the line ends inside it: a number and its unit may stand on two lines of the source. */
function joinLines(children: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of children) {
    const last = joined.at(-1)
    const isText = token.type === 'text' || token.type === 'softbreak'
    const content = token.type === 'softbreak' ? '\n' : token.content
    if (isText && last?.type === 'text') last.content += content
    else {
      if (token.type === 'softbreak') Object.assign(token, { type: 'text', tag: '', content })
      joined.push(token)
    }
  }
  return joined
}

function typesetAll(children: readonly Token[], locale: string): Token[] {
  const tokens = joinLines(children)
  let before = ''
  let inAddress = false
  for (const token of tokens) {
    if (token.type === 'link_open' && token.info === 'auto') inAddress = true
    else if (token.type === 'link_close') inAddress = false
    else if (token.type === 'text' && !inAddress) token.content = typeset(token.content, locale, before)
    else if (token.type === 'image') {
      token.children = typesetAll(token.children ?? [], locale)
      const title = token.attrGet('title')
      if (title) token.attrSet('title', typeset(String(title), locale))
    }
    // A note or picture is no space: what follows it is punctuation as after a word.
    if (token.type === 'footnote_ref' || token.type === 'image') before = ']'
    else if (token.content) before = token.content.slice(-1)
  }
  return tokens
}

/** Adds the no-break spaces of the language to running text, but not to code and addresses. */
export function noBreaks(md: MarkdownIt): void {
  md.core.ruler.push('no_breaks', state => {
    const { locale } = environmentOf(state)
    for (const token of state.tokens) {
      if (token.type === 'inline') token.children = typesetAll(token.children ?? [], locale)
    }
  })
}
