import type { MarkdownIt } from 'markdown-it'
import footnotePlugin from 'markdown-it-footnote'
import { environmentOf, report } from './environment.ts'

type Notes = { refs?: Record<string, number> }

const arrow =
  '<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" aria-hidden="true">' +
  '<path d="M13 3v6H4M7 6 4 9l3 3"/></svg>'

const numberOf = (meta: Record<string, unknown> | null | undefined) => Number(meta?.id) + 1
const suffixOf = (meta: Record<string, unknown> | null | undefined) =>
  Number(meta?.subId) > 0 ? `-${Number(meta?.subId) + 1}` : ''

const definitionLine = (text: string, label: string) =>
  text.slice(0, text.indexOf(`[^${label}]:`)).split('\n').length - 1

/**
 * Reports footnotes that are defined twice, empty or never referenced; runs before the plugin moves them to the end.
 */
function checkDefinitions(md: MarkdownIt): void {
  md.core.ruler.before('footnote_tail', 'footnote_definitions', state => {
    const env = environmentOf(state)
    const refs = (env.footnotes as Notes | undefined)?.refs ?? {}
    const seen = new Set<string>()
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'footnote_reference_open') continue
      const label = String(token.meta?.label)
      const first = state.tokens[index + 1]
      const at = first?.map?.[0] ?? definitionLine(state.src, label)
      const fault = (text: string) => report(env, at, `footnote [^${label}]: ${text}`)
      if (first?.type === 'footnote_reference_close') fault('empty; write its text')
      if (seen.has(label)) fault('defined twice; give one of them another name')
      else if (refs[`:${label}`] === -1) fault('never used; refer to it or take it out')
      seen.add(label)
    }
  })
}

/** Footnotes: numbered references, and a list at the end with links back to the text. */
export function footnotes(md: MarkdownIt): void {
  md.use(footnotePlugin)
  md.inline.ruler.disable('footnote_inline')
  checkDefinitions(md)
  const { rules } = md.renderer
  rules.footnote_ref = (tokens, index, _options, env) => {
    const meta = tokens[index]?.meta
    const number = numberOf(meta)
    const label = environmentOf({ env }).strings.note(number)
    return `<sup><a class="ref" href="#fn-${number}" id="fnref-${number}${suffixOf(meta)}" role="doc-noteref" aria-label="${label}">${number}</a></sup>`
  }
  rules.footnote_block_open = (_tokens, _index, _options, env) =>
    `<section class="fns" role="doc-endnotes" aria-label="${environmentOf({ env }).strings.footnotes}">\n<ol>\n`
  rules.footnote_block_close = () => '</ol>\n</section>\n'
  rules.footnote_open = (tokens, index) => `<li id="fn-${numberOf(tokens[index]?.meta)}">`
  rules.footnote_anchor = (tokens, index, _options, env) => {
    const meta = tokens[index]?.meta
    const number = numberOf(meta)
    const label = environmentOf({ env }).strings.backToText(number)
    return ` <a class="back" href="#fnref-${number}${suffixOf(meta)}" role="doc-backlink" aria-label="${label}">${arrow}</a>`
  }
}
