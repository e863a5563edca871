import type { MarkdownIt } from 'markdown-it'

/**
 * Gives every inline token the line it stands on, so that faults can name it: table cells take the line of their row,
 * the parts of a paragraph count its line ends.
 */
export function lines(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'lines', state => {
    let known = 0
    for (const token of state.tokens) {
      if (token.map) known = token.map[0]
      if (token.type !== 'inline') continue
      token.map ??= [known, known + 1]
      let line = token.map[0]
      for (const child of token.children ?? []) {
        child.map = [line, line + 1]
        if (child.type === 'softbreak' || child.type === 'hardbreak') line++
      }
    }
  })
}
