import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, isLocale } from '../i18n/locales.ts'

const types: Record<string, string> = { json: 'application/json', avif: 'image/avif', webp: 'image/webp' }

/** In development: keeps the content compiled while it is edited, and serves data files and covers. */
export function devContent(): Plugin {
  return {
    name: 'balancier-dev-content',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      // Pages are rendered by the build alone: in development the search knows the articles.
      const articleIndex = async (name: string | undefined) => {
        const { readArticles, readSynonyms, searchIndex } = await import('./searchData.ts')
        const velite = join(server.config.root, '.velite')
        const locale = isLocale(name) ? name : defaultLocale
        const [articles, groups] = await Promise.all([readArticles(velite, locale), readSynonyms(velite)])
        return searchIndex({ locale, pages: [], articles, groups })
      }
      const { watchContent } = await import('./watchContent.ts')
      await watchContent(server.config.root)
      const data = join(server.config.root, '.velite/data')
      server.watcher.on('change', file => {
        if (file.startsWith(data)) server.hot.send({ type: 'full-reload' })
      })
      const folders: Record<string, string> = { data: '.velite/data', covers: '.build/covers' }
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')
        const [, first = '', ...rest] = path.split('/')
        const folder = folders[first]
        if (!folder) return next()
        const file = normalize(join(server.config.root, folder, ...rest))
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
