import type { MarkdownIt, Token } from 'markdown-it'
import { environmentOf, type RenderEnv, report } from './environment.ts'
import { isBare, writtenAddress } from './links.ts'

const kinds = /\.(avif|webp|png|svg)$/i

type Size = ReturnType<RenderEnv['imageSize']>

/** Why a picture cannot be shown, and the fix; undefined if it can. */
function fault(src: string, size: Size, alt: string): string | undefined {
  if (!isBare(src)) return 'pictures come from the public folder; write /images/name.avif'
  if (!kinds.test(src)) return 'this kind of picture is not read; make it avif, webp, png or svg'
  if (!size) return `no such file; put it in public${src}`
  return alt.trim() ? undefined : 'no alternative text; write it between the brackets: ![what it shows]'
}

/** Checks a picture and sets its size. A missing one loses its address. */
function readImage(env: RenderEnv, image: Token, inline: Token): void {
  const src = writtenAddress(String(image.attrGet('src') ?? ''))
  const size = isBare(src) && kinds.test(src) ? env.imageSize(src) : undefined
  env.images.push(src)
  const reason = fault(src, size, image.content)
  if (reason) report(env, image.map ? image : inline, `image ${src || 'without address'}: ${reason}`)
  const attributes = size ? { ...size, loading: 'lazy', decoding: 'async' } : { src: '' }
  for (const [name, value] of Object.entries(attributes)) image.attrSet(name, value)
}

/** A picture alone in its paragraph becomes a figure, its title the caption. */
function asFigure(open: Token, inline: Token, close: Token): void {
  const [image, ...others] = inline.children ?? []
  if (image?.type !== 'image' || others.length > 0) return
  for (const token of [open, close])
    Object.assign(token, { type: token.type.replace('paragraph', 'figure'), tag: 'figure' })
  const title = image.attrIndex('title')
  if (title >= 0) close.meta = { caption: image.attrs?.splice(title, 1)[0]?.[1] }
}

/** Pictures: checked, sized so that nothing moves when they load, and wrapped in figures. */
export function figures(md: MarkdownIt): void {
  md.core.ruler.push('figures', state => {
    const env = environmentOf(state)
    for (const [index, token] of state.tokens.entries()) {
      if (token.type !== 'inline') continue
      for (const child of token.children ?? []) if (child.type === 'image') readImage(env, child, token)
      const [open, close] = [state.tokens[index - 1], state.tokens[index + 1]]
      if (open?.type === 'paragraph_open' && close?.type === 'paragraph_close') asFigure(open, token, close)
    }
  })
  md.renderer.rules.figure_close = (tokens, index) => {
    const caption = tokens[index]?.meta?.caption
    return `${caption ? `<figcaption>${md.utils.escapeHtml(String(caption))}</figcaption>` : ''}</figure>\n`
  }
}
