import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { ContentError, type Problem } from '../../content/problems.ts'
import { defaultLocale, isLocale } from '../../i18n/locales.ts'

const types: Record<string, string> = { json: 'application/json', avif: 'image/avif', webp: 'image/webp' }

/** An error overlay as Vite's client shows it; a click on the location opens the editor. */
function overlayOf(root: string, { message, problems: [first] }: ContentError): ErrorPayload {
  const loc = first?.line ? { file: join(root, first.file), line: first.line, column: 1 } : undefined
  return { type: 'error', err: { message, stack: '', plugin: 'content', ...(loc && { loc }) } }
}

/**
 * Compiles content while it is edited. Problems are shown over every page until they are fixed. Returns a function that
 * reads the current problems.
 */
async function showFaults({ config: { root }, watcher, ws }: ViteDevServer) {
  const { watchContent } = await import('./watchContent.ts')
  let fault: ContentError | undefined
  const note = (problems: readonly Problem[]) => {
    fault = problems.length > 0 ? new ContentError(problems) : undefined
    if (fault) console.error(fault.message)
  }
  const tell = (problems: readonly Problem[]) => {
    note(problems)
    ws.send(fault ? overlayOf(root, fault) : { type: 'full-reload' })
  }
  note(await watchContent({ root, watcher, tell }))
  ws.on('vite:client:connect', (_data, client) => {
    if (fault) client.send(overlayOf(root, fault))
  })
  return () => fault
}

/** In development: keeps the content compiled while it is edited, shows its faults, and serves data files and covers. */
export function devContent(): Plugin {
  let currentFault: () => ContentError | undefined = () => undefined
  return {
    name: 'balancier-dev-content',
    apply: 'serve',
    load(id) {
      // Without compiled data the page would only report a missing file.
      const fault = /\.velite[\\/]index\.js$/.test(id) && currentFault()
      if (fault && !existsSync(id.replace(/index\.js$/, 'articles.json')))
        this.error({ message: fault.message, stack: '' })
    },
    // Browsers request an icon that does not exist unless a page names one; in production the build does.
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: '/.engraved/icon-96.png' }, injectTo: 'head' },
    ],
    async configureServer(server) {
      if (process.env.VITEST) return
      const { root } = server.config
      // Only the build renders pages, so in development the search covers articles alone.
      const articleIndex = async (name: string | undefined) => {
        const { readArticles, readSynonyms, searchDocuments } = await import('../search/searchData.ts')
        const { buildIndex } = await import('../../search/searchIndex.ts')
        const velite = join(root, '.velite')
        const locale = isLocale(name) ? name : defaultLocale
        const [articles, groups] = await Promise.all([readArticles(velite, locale), readSynonyms(velite)])
        return buildIndex(searchDocuments({ locale, articles, groups })([]), locale)
      }
      currentFault = await showFaults(server)
      const folders: Record<string, string> = { data: '.velite/data', covers: '.build/covers' }
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
        const [, first = '', ...rest] = path.split('/')
        const folder = folders[first]
        if (!folder) return next()
        const file = normalize(join(root, folder, ...rest))
        try {
          const body = rest[1] === 'search.json' ? await articleIndex(rest[0]) : await readFile(file)
          response.setHeader('content-type', types[file.split('.').pop() ?? ''] ?? 'application/octet-stream')
          response.end(body)
        } catch {
          response.statusCode = 404
          response.end()
        }
      })
    },
  }
}
