import type { MarkdownIt, Token } from 'markdown-it'
import { localizePath, splitLocale } from '../../i18n/paths.ts'
import { environmentOf, type RenderEnv, report, textOf } from './environment.ts'

const web = /^https?:\/\//i
const direct = /^(mailto|tel):/i

/**
 * The address as the author wrote it, without the escapes that the Markdown parser adds.
 * @example writtenAddress('/blog-post-d%C3%A9lais') // '/blog-post-délais'
 */
export function writtenAddress(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

/** Whether an address is one of the site, from its root: `/contact`, not `//host` or `contact`. */
export const isBare = (href: string): boolean => /^\/(?![/\\])/.test(href)

/** Says why an address is refused, and how to fix it; undefined for those that may stay. */
function refusal(href: string): string | undefined {
  if (web.test(href)) return URL.canParse(href) ? undefined : 'not an address; write it as in the browser'
  if (direct.test(href) || href.startsWith('#')) return undefined
  if (isBare(href)) {
    const { locale, path } = splitLocale(href)
    return locale && `addresses are written without the language; write ${path}`
  }
  if (/^[^/?#]*:/.test(href) || href.startsWith('//')) {
    return 'this kind of address is refused; write https:, mailto:, tel: or a bare address such as /contact'
  }
  return 'relative address; write the bare address of a page, such as /contact'
}

/** Reads one link; gives the sign that it leaves the site. A refused link keeps its words and loses its address. */
function readLink(env: RenderEnv, link: Token, words: string): boolean {
  const href = writtenAddress(String(link.attrGet('href') ?? ''))
  const reason = refusal(href)
  if (reason) {
    report(env, link, `link to ${href || 'nothing'}: ${reason}`)
    link.attrs = null
    return false
  }
  if (!words.trim()) report(env, link, `link to ${href}: no words to click; write them between the brackets`)
  if (web.test(href)) {
    link.attrSet('target', '_blank')
    link.attrSet('rel', 'noopener')
    return true
  }
  if (direct.test(href)) return false
  env.links.push({ href, line: env.firstLine + (link.map?.[0] ?? 0) })
  if (isBare(href)) link.attrSet('href', localizePath(String(link.attrGet('href')), env.locale))
  return false
}

/**
 * Links: addresses outside the site open in a new tab and say so, bare addresses get the language of the text.
 * Markdown's own check of addresses is off, so that the refused ones can be named: nothing passes but the kinds above.
 */
export function links(md: MarkdownIt): void {
  md.validateLink = () => true
  md.core.ruler.push('links', state => {
    const env = environmentOf(state)
    for (const { type, children } of state.tokens) {
      if (type !== 'inline' || !children?.some(child => child.type === 'link_open')) continue
      for (let index = 0; index < children.length; index++) {
        const link = children[index]
        if (link?.type !== 'link_open') continue
        const end = children.findIndex((child, at) => at > index && child.type === 'link_close')
        if (!readLink(env, link, textOf(children.slice(index + 1, end)))) continue
        children.splice(end, 0, new state.Token('new_tab', '', 0))
      }
    }
  })
  md.renderer.rules.new_tab = (_tokens, _index, _options, env) =>
    `<span class="hint"> ${environmentOf({ env }).strings.newTab}</span>`
}
