import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { leftMarkdown } from '../leftMarkdown.ts'
import { environmentOf, type RenderEnv, report } from './environment.ts'

const htmlTag = /<(?:\/?[a-z][a-z0-9-]*(?=[\s/>])|!--|!doctype|\?xml)/i
const footnoteMark = /\[\^([^\]\s]+)\]/g

type Run = { token: Token; text: string }

/** Text between other markup as it was typed, without escaped characters. */
function typedRuns(children: readonly Token[]): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (const token of children) {
    const isText = token.type === 'text' || token.type === 'text_special'
    if (isText && !open) {
      open = { token, text: '' }
      runs.push(open)
    }
    if (isText && open) open.text += token.type === 'text' ? token.content : '\ufffc'
    else open = undefined
  }
  return runs
}

/** The words of a text as they were typed; U+FFFC stands for code, pictures, notes, addresses and escaped characters. */
function wordsOf(children: readonly Token[]): string {
  let [inLink, inAddress] = [false, false]
  return children
    .map(({ type, content, info, nesting }) => {
      if (type === 'link_open') [inLink, inAddress] = [true, info === 'auto']
      else if (type === 'link_close') [inLink, inAddress] = [false, false]
      if (type === 'softbreak' || type === 'hardbreak') return '\n'
      if (type === 'text')
        return inAddress ? '\ufffc' : inLink ? content.replaceAll('://', '\ufffc') : content
      if (type === 'text_special') return info === 'escape' ? '\ufffc' : content
      return nesting === 0 ? '\ufffc' : ''
    })
    .join('')
}

function check(env: RenderEnv, children: readonly Token[]): void {
  for (const { token, text } of typedRuns(children)) {
    const tag = htmlTag.exec(text)
    if (tag)
      report(env, token, `raw HTML ${tag[0]}…: it is shown as text; write Markdown, or \\< for the character`)
    for (const [mark, label] of text.matchAll(footnoteMark)) {
      const isDefinition = text.startsWith(mark) && /^\s+:/.test(text.slice(mark.length))
      const fix = isDefinition ? `write ${mark}: without a space` : `add a line [^${label}]: with its text`
      report(env, token, `footnote ${mark}: not defined; ${fix}`)
    }
  }
  const [first] = children
  const line = first?.map?.[0] ?? 0
  const text = wordsOf(children)
  for (const left of leftMarkdown(text))
    report(env, line + text.slice(0, left.at).split('\n').length - 1, left.text)
  if (/^[\u00a0\u2007\u202f]/.test(text))
    report(
      env,
      line,
      'no-break space at the beginning of a text. Fix: delete it, or write an ordinary space.',
    )
}

/** Whether a code block ends with the text rather than with its mark, and took all that follows for code. */
function isNeverClosed({ type, map, content }: Token): boolean {
  if (type !== 'fence' || !map) return false
  const [start, end] = map
  return content.split('\n').length > end - start - 1
}

const linkDefinition = /^ {0,3}(?:>[ \t]?)*\[((?:[^[\]\\]|\\.)+)\]:/gm

/** Reports definitions of links, which no page shows, that no link uses, or a second time. */
function checkLinkDefinitions({ env, md, src, tokens }: StateCore): void {
  const { normalizeReference } = md.utils
  const known = new Set(Object.keys(env.references ?? {}))
  const used = new Set(
    tokens
      .filter(({ type }) => type === 'inline')
      .flatMap(({ content }) => [...content.matchAll(/(?<=\[)(?:[^[\]\\]|\\.)+(?=\])/g)])
      .map(([label]) => normalizeReference(label)),
  )
  const code = tokens.filter(({ type }) => type === 'fence' || type === 'code_block')
  const seen = new Set<string>()
  for (const { 0: found, 1: label = '', index } of src.matchAll(linkDefinition)) {
    const name = normalizeReference(label)
    const line = src.slice(0, index).split('\n').length - 1
    const isCode = code.some(({ map }) => map && map[0] <= line && line < map[1])
    if (!known.has(name) || isCode) continue
    const fault = (text: string) =>
      report(environmentOf({ env }), line, `link definition ${found.slice(found.indexOf('['))} ${text}`)
    if (seen.has(name)) fault('a second time; give one of them another name')
    else if (!used.has(name))
      fault(`never used, and not shown; write [words][${label}], or \\[ if it is text`)
    seen.add(name)
  }
}

/**
 * Finds markup that is silently left in the text: HTML tags, references to missing footnotes, Markdown that was not read,
 * code blocks without an end, definitions of links that nothing uses.
 */
export function strayMarks(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'stray_marks', state => {
    const env = environmentOf(state)
    checkLinkDefinitions(state)
    for (const token of state.tokens) {
      if (token.type === 'inline') check(env, token.children ?? [])
      if (isNeverClosed(token))
        report(env, token, `code block: never closed; put ${token.markup} on a line of its own after it`)
    }
  })
}
