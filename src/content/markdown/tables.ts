import type { MarkdownIt, Token } from 'markdown-it'
import { environmentOf, textOf } from './environment.ts'

/** The policy of the site allows no style attribute: the alignment of a cell becomes a class. */
function alignByClass(cell: Token): void {
  const style = cell.attrIndex('style')
  if (style < 0) return
  const alignment = String(cell.attrs?.[style]?.[1] ?? '')
  cell.attrs?.splice(style, 1)
  if (alignment.endsWith('right')) cell.attrJoin('class', 'num')
  if (alignment.endsWith('center')) cell.attrJoin('class', 'center')
}

/** Tables: cells aligned by class, in a region that has a name and scrolls by keyboard. */
export function tables(md: MarkdownIt): void {
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
