import type { MarkdownIt } from 'markdown-it'
import { uniqueSlugs } from '../slug.ts'
import { environmentOf, type RenderEnv, report, textOf } from './environment.ts'

function checkLevel(env: RenderEnv, level: number, previous: number, at: number): void {
  if (level === 1) report(env, at, 'heading level 1: the title of the page is the only one; write ##')
  else if (level > previous + 1) {
    report(
      env,
      at,
      `heading level ${level} after level ${previous}: a level is skipped; write ${'#'.repeat(previous + 1)}`,
    )
  }
}

/**
 * Headings: a target named after the text, a link to it, and the table of contents (levels 2 and 3). The id stands on an
 * empty anchor: reader views drop headings whose own id contains “comment”, “share” or “related”.
 */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', state => {
    const env = environmentOf(state)
    const slug = uniqueSlugs()
    let previous = 1
    for (const [index, open] of state.tokens.entries()) {
      const inline = state.tokens[index + 1]
      if (open.type !== 'heading_open' || !inline?.children) continue
      const at = open.map?.[0] ?? 0
      const level = Number(open.tag.slice(1))
      checkLevel(env, level, previous, at)
      previous = Math.max(level, 1)

      const text = textOf(inline.children).trim()
      if (!text) report(env, at, 'heading without words; write its text')
      const id = slug(text)
      env.anchors.push(id)
      if (level === 2 || level === 3) env.toc.push({ id, level, text })

      // Not focusable: the table of contents does the same, and a link would be read out with the heading.
      const [target, link] = ['target', 'anchor'].map(type =>
        Object.assign(new state.Token(type, '', 0), { meta: { id } }),
      )
      if (target && link) inline.children = [target, ...inline.children, link]
    }
  })
  md.renderer.rules.target = (tokens, index) => `<a id="${tokens[index]?.meta?.id}"></a>`
  md.renderer.rules.anchor = (tokens, index) =>
    `<a class="anchor" href="#${tokens[index]?.meta?.id}" aria-hidden="true" tabindex="-1">#</a>`
}
