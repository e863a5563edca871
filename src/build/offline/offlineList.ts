import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleMeta } from '../../content/types.ts'
import { coverFile } from '../../engraving/coverSources.ts'
import { hasDarkTwin } from '../../engraving/plates.ts'
import { locales } from '../../i18n/locales.ts'
import { isContact } from '../../mail/contactPage.ts'
import { shareFile } from '../../search/shares.ts'
import { canonicalPath } from '../../seo/canonicalPath.ts'
import type { Files, OfflineList } from '../../service-worker/list.ts'
import type { ArchiveList } from '../../service-worker/ownList.ts'
import { contentHash } from '../contentHash.ts'
import { readClientManifest } from '../html/clientManifest.ts'
import { archivedArticles } from './archivedArticles.ts'
import { archiveLists } from './archiveLists.ts'
import { splitList } from './splitList.ts'

/** The width of the covers that are cached by default: sharp on a phone, half a megabyte for all of them. */
const keptWidth = 480

/** What the offline shell needs around the code of a page: the page for unknown addresses, and idle tasks. */
const shellSources = [
  'index.html',
  'src/idleTasks.ts',
  'src/components/footer/Footer.tsx',
  'src/i18n/catalogTable.ts',
  'src/pages/overview/UnknownPage.tsx',
  'src/pages/soon/SoonPage.tsx',
  ...locales.flatMap(locale =>
    ['routes', 'site', 'overview', 'soon', 'illustrations/pooling', 'offline'].map(
      area => `locales/${locale}/${area}.po`,
    ),
  ),
]

/** The folders of the compiled content and of the built site. */
type Built = { velite: string; dist: string }

/** Eight hex digits, computed like `revisionOf` in `service-worker/store.ts`. */
const revisionOf = async (file: string) => contentHash(await readFile(file)).slice(0, 8)

/** Every file below a folder of `dist`, by path; without compressed copies. */
async function filesIn(dist: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dist, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
    .sort()
}

async function revised({ dist }: Built, files: readonly string[]): Promise<Files> {
  const pairs = files.map(async file => [file, await revisionOf(join(dist, file))] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

const hashed = (files: readonly string[]): Files => Object.fromEntries(files.map(file => [file, '']))

async function articleFiles(built: Built): Promise<OfflineList['articles']> {
  const all = JSON.parse(await readFile(join(built.velite, 'articles.json'), 'utf8')) as ArticleMeta[]
  const ids = [...new Set(all.map(({ id }) => id))]
  const archive = archivedArticles(all)
  return Promise.all(
    ids.map(async id => {
      const versions = all.filter(article => article.id === id)
      const [{ cover } = { cover: undefined }] = versions
      const data = versions.map(({ locale }) => `/data/${locale}/articles/${id}.json`)
      // Articles outside the archive are in search shares that are cached anyway.
      const shares = versions
        .filter(() => archive.has(id))
        .map(({ locale, path }) => `/data/${locale}/search/${shareFile(path, true)}`)
      const covers = [false, ...(cover && hasDarkTwin(cover.plate) ? [true] : [])].map(
        dark => `/covers/${coverFile({ id, key: cover?.key ?? '', width: keptWidth, dark, format: 'avif' })}`,
      )
      return { id, files: { ...(await revised(built, [...data, ...shares])), ...hashed(covers) } }
    }),
  )
}

/** The HTML of each page by address, without the shell and the 404 page. */
async function pageFiles({ dist }: Built): Promise<Files> {
  const files = (await Promise.all(locales.map(locale => filesIn(dist, locale))))
    .flat()
    .filter(file => file.endsWith('.html') && !/\/(404|shell)\.html$/.test(file))
  const pairs = files.map(async file => [canonicalPath(file), await revisionOf(join(dist, file))] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

/**
 * Writes `data/offline.json`: what there is to keep, each file with its revision. The worker fetches what it has not got,
 * so that a changed article costs what it weighs. What is archived stands in `data/offline-archive.json`, if there is any. Gives
 * the revision of the first list, which names that of the second. `.vite/manifest.json` must still be there.
 */
export async function writeOfflineList(built: Built): Promise<string> {
  const { dist } = built
  const client = await readClientManifest(dist)
  const assets = await filesIn(dist, 'assets')
  const data = (await filesIn(dist, 'data')).filter(
    file => !/\/articles\/|\/search\.json$|\/search\/archive\/|\/offline(-archive)?\.json$/.test(file),
  )
  const shellAssets = new Set([
    ...client.scripts(shellSources),
    ...assets.filter(file => /\.(css|woff2)$/.test(file)),
  ])
  const shellPages = await Promise.all(
    locales.map(async locale => [`/${locale}/shell`, await revisionOf(join(dist, locale, 'shell.html'))]),
  )
  const pages = await pageFiles(built)
  const articles = await articleFiles(built)
  const lists = await archiveLists(dist, data, archivedArticles(articles))
  const ofArchiveLists = new Set([...lists.values()].flat())
  const list: OfflineList = {
    shell: {
      ...Object.fromEntries(shellPages),
      ...hashed([...shellAssets]),
      ...(await revised(built, ['/icon-96.png'])),
    },
    rest: {
      ...hashed(assets.filter(file => !shellAssets.has(file))),
      ...(await revised(
        built,
        data.filter(file => !ofArchiveLists.has(file)),
      )),
      // The contact page must be loaded with its own policy to reach the captcha and the mail service.
      ...Object.fromEntries(Object.entries(pages).filter(([address]) => isContact(address))),
    },
    articles,
    lists: await Promise.all(
      [...lists].map(async ([id, files]) => ({ id, files: await revised(built, files) })),
    ),
    pages,
  }
  const { near, archive } = splitList(list)
  const named = archive && {
    archive: { '/data/offline-archive.json': await writeList(built, 'offline-archive', archive) },
  }
  return writeList(built, 'offline', { ...near, ...named })
}

/** Writes a list and returns its revision. */
async function writeList({ dist }: Built, name: string, list: OfflineList | ArchiveList): Promise<string> {
  const file = join(dist, `data/${name}.json`)
  await writeFile(file, JSON.stringify(list))
  return revisionOf(file)
}
