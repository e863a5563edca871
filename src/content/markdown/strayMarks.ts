import type { MarkdownIt, Token } from 'markdown-it'
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

function check(env: RenderEnv, children: readonly Token[]): void {
  for (const { token, text } of typedRuns(children)) {
    const tag = htmlTag.exec(text)
    if (tag)
      report(env, token, `raw HTML ${tag[0]}…: it is shown as text; write Markdown, or \\< for the character`)
    for (const [mark, label] of text.matchAll(footnoteMark)) {
      report(env, token, `footnote ${mark}: not defined; add a line [^${label}]: with its text`)
    }
  }
}

/** Finds markup that Markdown silently leaves in the text: HTML tags and references to missing footnotes. */
export function strayMarks(md: MarkdownIt): void {
  md.core.ruler.before('text_join', 'stray_marks', state => {
    const env = environmentOf(state)
    for (const token of state.tokens) if (token.type === 'inline') check(env, token.children ?? [])
  })
}
