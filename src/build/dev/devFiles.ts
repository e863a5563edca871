import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isLocale } from '../../i18n/locales.ts'
import { serveFolders } from './serveFolders.ts'

/** The search index of a language. Only the build renders pages, so in development it covers articles alone. */
async function articleIndex(velite: string, locale: string): Promise<string | undefined> {
  if (!isLocale(locale)) return undefined
  const { readArticles, readSynonyms, searchDocuments } = await import('../search/searchData.ts')
  const { buildIndex } = await import('../../search/searchIndex.ts')
  const [articles, groups] = await Promise.all([readArticles(velite, locale), readSynonyms(velite)])
  return buildIndex(searchDocuments({ locale, articles, groups })([]), locale)
}

/** In development: serves data files and covers, which the build puts into `dist`. */
export function devFiles(): Plugin {
  return {
    name: 'balancier-dev-files',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      const velite = join(root, '.velite')
      const folders = { data: join(velite, 'data'), covers: join(root, '.build/covers') }
      middlewares.use(
        serveFolders(folders, async path => {
          const [, locale = ''] = /^\/data\/([^/]+)\/search\.json$/.exec(path) ?? []
          return locale ? articleIndex(velite, locale) : undefined
        }),
      )
    },
  }
}
