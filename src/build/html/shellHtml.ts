import type { RenderedPage } from '../../server.tsx'
import { pageHtml } from './pageHtml.ts'

type ShellParts = Parameters<typeof pageHtml>[1] & { name: string; inline: string }

/**
 * The page that the worker answers with where none is kept: what stands around every page, and nothing in it. It carries
 * neither path nor data, so that the client renders whatever page its address asks for.
 */
export function shellHtml(page: RenderedPage, { name, inline, ...parts }: ShellParts): Buffer {
  const html = page.html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2')
  if (html === page.html) throw new Error('The shell: there is no main part to empty.')
  const head = `<title>${name}</title><meta name="robots" content="noindex">`
  return pageHtml({ ...page, html, head, hydrates: [] }, parts, { hydrate: false })(inline)
}
