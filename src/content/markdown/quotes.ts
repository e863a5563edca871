import type { MarkdownIt } from 'markdown-it'
import { textOf } from './environment.ts'

/** Quotes: a paragraph after the words that begins with a dash says whose they are, and gets the class `by`. */
export function quotes(md: MarkdownIt): void {
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
