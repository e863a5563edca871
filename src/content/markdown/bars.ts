import type { MarkdownIt, Token } from 'markdown-it'
import { environmentOf, type RenderEnv, report, textOf } from './environment.ts'

type Row = { label: Token[]; value: Token[]; size: number }
type Chart = { caption: Token[]; head: Token[][]; rows: Row[] }

const contents = new Set([
  'container_title_open',
  'container_title_close',
  'inline',
  'table_open',
  'table_close',
])
const inTable = /^(thead|tbody|tr|th|td)_(open|close)$/

/**
 * Parses a number as the language writes it; NaN for everything else.
 * @example numberOf('1 284,5', ',') // 1284.5
 */
function numberOf(text: string, decimalSign: ',' | '.'): number {
  const plain = text.replace(decimalSign === ',' ? /[ \u00a0]/g : /[ \u00a0,]/g, '')
  const pattern = decimalSign === ',' ? /^\d+(,\d+)?$/ : /^\d+(\.\d+)?$/
  return pattern.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

function readChart(env: RenderEnv, tokens: readonly Token[]): Chart {
  const chart: Chart = { caption: [], head: [], rows: [] }
  let cells: { at: Token; children: Token[] }[] = []
  for (const [index, token] of tokens.entries()) {
    if (!contents.has(token.type) && !inTable.test(token.type)) {
      report(env, token, 'callout bars: holds one table and nothing else; move the rest out of it')
      break
    }
    if (token.type === 'tr_open') cells = []
    if (token.type !== 'inline') {
      if (token.type === 'tr_close' && tokens[index + 1]?.type !== 'thead_close') addRow(env, chart, cells)
      continue
    }
    const children = token.children ?? []
    const place = tokens[index - 1]?.type
    if (place === 'container_title_open') chart.caption = children
    else if (place === 'th_open') chart.head.push(children)
    else cells.push({ at: token, children })
  }
  return chart
}

function addRow(env: RenderEnv, chart: Chart, cells: { at: Token; children: Token[] }[]): void {
  const [label, value] = cells
  if (!label || !value) return
  const size = numberOf(textOf(value.children), env.strings.decimalSign)
  if (Number.isNaN(size)) {
    const example = `12${env.strings.decimalSign}5`
    report(
      env,
      value.at,
      `callout bars: “${textOf(value.children)}” is no plain number; write digits, such as ${example}`,
    )
  }
  chart.rows.push({ label: label.children, value: value.children, size: size || 0 })
}

/** Bar charts: a table whose second column has bars, drawn with attributes because inline styles are forbidden. */
export function bars(md: MarkdownIt): void {
  md.core.ruler.push('bars', state => {
    const env = environmentOf(state)
    for (let start = 0; start < state.tokens.length; start++) {
      const open = state.tokens[start]
      if (open?.type !== 'bars_open') continue
      const end = state.tokens.findIndex((token, index) => index > start && token.type === 'bars_close')
      const chart = readChart(env, state.tokens.slice(start + 1, end))
      if (chart.head.length !== 2 || chart.rows.length < 2) {
        report(env, open, 'callout bars: needs one table of two columns and at least two rows')
      }
      const figure = new state.Token('bars', '', 0)
      figure.meta = { chart }
      state.tokens.splice(start, end - start + 1, figure)
    }
  })
  md.renderer.rules.bars = (tokens, index, options, env, self) => {
    const chart = tokens[index]?.meta?.chart as Chart
    const html = (children: Token[] | undefined) => self.renderInline(children ?? [], options, env)
    const longest = Math.max(...chart.rows.map(row => row.size), Number.MIN_VALUE)
    const row = ({ label, value, size }: Row) =>
      `<tr><th scope="row">${html(label)}</th><td class="num">` +
      `<svg viewBox="0 0 100 8" preserveAspectRatio="none" width="100%" height="8" aria-hidden="true">` +
      `<rect width="${Number(((100 * size) / longest).toFixed(2))}" height="8"/></svg>` +
      `<span>${html(value)}</span></td></tr>\n`
    return (
      `<figure class="bars">\n<figcaption>${html(chart.caption)}</figcaption>\n<table>\n<thead>\n` +
      `<tr><th scope="col">${html(chart.head[0])}</th><th scope="col" class="num">${html(chart.head[1])}</th></tr>\n` +
      `</thead>\n<tbody>\n${chart.rows.map(row).join('')}</tbody>\n</table>\n</figure>\n`
    )
  }
}
