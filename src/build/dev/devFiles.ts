import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { isLocale } from '../../i18n/locales.ts'
import { readTarget } from '../../server/visit.ts'
import { visitorLocale } from '../../server/visitorLocale.ts'
import { feedOf } from '../hosting/feedAddresses.ts'
import { siteOrigin } from '../siteSettings.ts'
import { serveFolders } from './serveFolders.ts'

/** The search index of a language. Only the build renders pages, so in development it covers articles alone. */
async function articleIndex(velite: string, locale: string): Promise<string | undefined> {
  if (!isLocale(locale)) return undefined
  const { readArticles, readSynonyms, searchDocuments } = await import('../search/searchData.ts')
  const { buildIndex } = await import('../../search/searchIndex.ts')
  const [articles, groups] = await Promise.all([readArticles(velite, locale), readSynonyms(velite)])
  return buildIndex(searchDocuments({ locale, articles, groups })([]), locale)
}

/** A feed of a language; undefined if the path is not one of its files. */
async function feedFile({ root, mode }: ResolvedConfig, path: string): Promise<string | undefined> {
  const { feeds } = await import('../feeds/feeds.ts')
  const velite = join(root, '.velite')
  const { url, name } = JSON.parse(await readFile(join(velite, 'site.json'), 'utf8')) as Record<
    string,
    string
  >
  const site = { origin: siteOrigin(root, mode) ?? url ?? '', siteName: name ?? '' }
  for await (const [file, text] of feeds(velite, site)) if (path === `/${file}`) return text
  return undefined
}

/** Sends the addresses where people look for a feed to one, in the language of the address or the visitor's. */
const toFeed: Connect.NextHandleFunction = ({ url = '', headers }, response, next) => {
  const { path = '', search = '' } = readTarget(url) ?? {}
  const feed = feedOf(path)
  if (!feed) return next()
  const { locale = visitorLocale(search, headers), file } = feed
  response.writeHead(302, { Location: `/${locale}/${file}` }).end()
}

/** In development: serves data files, covers and feeds, which the build puts into `dist`. */
export function devFiles(): Plugin {
  return {
    name: 'balancier-dev-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const { root } = config
      const velite = join(root, '.velite')
      const folders = { data: join(velite, 'data'), covers: join(root, '.build/covers') }
      middlewares.use(toFeed)
      middlewares.use(
        serveFolders(folders, async path => {
          if (/^\/[^/]+\/feed\.(?:xml|json)$/.test(path)) return feedFile(config, path)
          const [, locale = ''] = /^\/data\/([^/]+)\/search\.json$/.exec(path) ?? []
          return locale ? articleIndex(velite, locale) : undefined
        }),
      )
    },
  }
}
