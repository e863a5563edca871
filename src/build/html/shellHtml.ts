import type { RenderedPage } from '../../app/entry-server.tsx'
import { pageHtml, type Site } from './pageHtml.ts'

type ShellParts = Omit<Parameters<typeof pageHtml>[2], 'hydrate'> & { siteName: string }

/**
 * The page that the service worker answers with where none is cached: header and footer with nothing between them. It
 * names no path, so the client renders whatever page its address asks for.
 */
export function shellHtml(page: RenderedPage, site: Site, { siteName, ...parts }: ShellParts): string {
  const html = page.html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2')
  if (html === page.html) throw new Error('The shell: there is no <main> to empty.')
  const head = `<title>${siteName}</title><meta name="robots" content="noindex">`
  return pageHtml({ ...page, html, head, hydrates: [] }, site, { ...parts, hydrate: false })
}
