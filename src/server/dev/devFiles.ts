import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { cacheFolder } from '../../build/cached.ts'
import { publishedCovers } from '../../build/covers/publishedCovers.ts'
import { feedOf } from '../../build/hosting/feedAddresses.ts'
import { siteOrigin } from '../../build/siteSettings.ts'
import { isLocale } from '../../i18n/locales.ts'
import { readTarget } from '../../server/visit.ts'
import { visitorLocale } from '../../server/visitorLocale.ts'
import { outsideConfig } from './outsideConfig.ts'
import { serveFolders } from './serveFolders.ts'

/** The search index of a language. Only the build renders pages, so in development it covers articles alone. */
async function articleIndex(velite: string, locale: string): Promise<string | undefined> {
  if (!isLocale(locale)) return undefined
  const { readArticles, readSynonyms, searchDocuments } = await outsideConfig<
    typeof import('../../build/search/searchData.ts')
  >(new URL('../../build/search/searchData.ts', import.meta.url))
  const { buildIndex } = await outsideConfig<typeof import('../../search/searchIndex.ts')>(
    new URL('../../search/searchIndex.ts', import.meta.url),
  )
  const [articles, groups] = await Promise.all([readArticles(velite, locale), readSynonyms(velite)])
  return buildIndex(searchDocuments({ locale, articles, groups })([]), locale)
}

/** A feed of a language; undefined if the path is not one of its files. */
async function feedFile({ root, mode }: ResolvedConfig, path: string): Promise<string | undefined> {
  const { feeds } = await outsideConfig<typeof import('../../build/feeds/feeds.ts')>(
    new URL('../../build/feeds/feeds.ts', import.meta.url),
  )
  const velite = join(root, '.velite')
  const { url, name } = JSON.parse(await readFile(join(velite, 'site.json'), 'utf8')) as Record<
    string,
    string
  >
  const site = { origin: siteOrigin(root, mode) ?? url ?? '', siteName: name ?? '' }
  for await (const [file, text] of feeds(velite, site)) if (path === `/${file}`) return text
  return undefined
}

/** Draws the cover of this address, unless it is there: thousands of articles would take minutes to draw ahead. */
async function drawCover({ root }: ResolvedConfig, path: string): Promise<undefined> {
  const [, name = ''] = /^\/covers\/([^/]+)$/.exec(path) ?? []
  const outDir = join(root, '.build')
  if (!name || existsSync(join(outDir, 'covers', name))) return
  const { buildCovers } = await outsideConfig<typeof import('../../build/covers/covers.ts')>(
    new URL('../../build/covers/covers.ts', import.meta.url),
  )
  const covers = await publishedCovers(root)
  await buildCovers(covers, { outDir, cacheDir: cacheFolder(root, 'covers'), only: [name] })
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
          await drawCover(config, path)
          const [, locale = ''] = /^\/data\/([^/]+)\/search\.json$/.exec(path) ?? []
          return locale ? articleIndex(velite, locale) : undefined
        }),
      )
    },
  }
}
