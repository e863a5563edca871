import type { MarkdownIt, StateBlock } from 'markdown-it'
import { didYouMean } from '../nearest.ts'
import { environmentOf, report } from './environment.ts'

/** What may follow `:::`, and the part of the page that it becomes. */
const kinds: Readonly<Record<string, 'callout' | 'keyfigure' | 'bars'>> = {
  note: 'callout',
  example: 'callout',
  warning: 'callout',
  monday: 'callout',
  'figure-cle': 'keyfigure',
  bars: 'bars',
}

const marker = /^:{3,}[ \t]*(.*?)[ \t]*$/
const fence = /^(`{3,}|~{3,})/

const lineAt = (state: StateBlock, line: number) =>
  state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line])

/** The line that closes the container opened at `start`, counting inner ones; undefined when none does. */
function closingLine(state: StateBlock, start: number, end: number): number | undefined {
  let depth = 1
  let code = ''
  for (let line = start + 1; line < end; line++) {
    const text = lineAt(state, line)
    if (text && (state.sCount[line] ?? 0) < state.blkIndent) return undefined
    const fenced = fence.exec(text)?.[1]
    if (code) {
      if (fenced?.startsWith(code)) code = ''
      continue
    }
    if (fenced) code = fenced
    const found = marker.exec(text)
    if (found) depth += found[1] ? 1 : -1
    if (depth === 0) return line
  }
  return undefined
}

function pushTitle(state: StateBlock, line: number, title: string, tag: string): void {
  const open = state.push('container_title_open', tag, 1)
  open.map = [line, line + 1]
  if (tag === 'p') open.attrSet('class', 'title')
  const inline = state.push('inline', '', 0)
  inline.content = title
  inline.map = [line, line + 1]
  inline.children = []
  state.push('container_title_close', tag, -1)
}

function container(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  if (state.src.charCodeAt((state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0)) !== 0x3a) return false
  const params = marker.exec(lineAt(state, start))?.[1]
  if (params === undefined) return false
  if (silent) return true

  const env = environmentOf(state)
  const [, name = '', rest = ''] = /^(\S*)\s*(.*)$/.exec(params) ?? []
  state.line = start + 1
  if (!name) {
    report(env, start, '::: closes nothing; take it out, or open a callout before it')
    return true
  }
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (!kind) {
    const fix = didYouMean(name, Object.keys(kinds), `there are ${Object.keys(kinds).join(', ')}`)
    report(env, start, `callout ${name}: no such callout${fix}`)
  }
  const close = closingLine(state, start, end)
  if (close === undefined) {
    report(env, start, `callout ${name}: never closed; put ::: on a line of its own after it`)
    return true
  }
  const titles: Record<string, string> = env.strings.callouts
  const title = rest || titles[name] || ''
  if (!title && kind)
    report(env, start, `callout ${name}: no title; write ::: ${name} and its title on one line`)

  const open = state.push(`${kind ?? 'callout'}_open`, kind === 'bars' ? 'figure' : 'div', 1)
  open.map = [start, close]
  open.block = true
  open.attrSet('class', kind === 'callout' || !kind ? name : kind)
  if (kind === 'callout') open.attrSet('role', 'note')
  pushTitle(state, start, title, kind === 'bars' ? 'figcaption' : 'p')

  const { lineMax, parentType } = state
  state.lineMax = close
  state.md.block.tokenize(state, start + 1, close)
  state.lineMax = lineMax
  state.parentType = parentType
  state.push(`${kind ?? 'callout'}_close`, open.tag, -1).block = true
  state.line = close + 1
  return true
}

/** Reads `::: name Title` … `:::`: callouts, key figures and bar charts; reports unknown, unclosed and untitled ones. */
export function containers(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'container', container, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
}
