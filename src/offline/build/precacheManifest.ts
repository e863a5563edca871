import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { injectManifest } from 'workbox-build'
import { readClientManifest } from '../../build/html/clientManifest.ts'
import { integrity } from '../../build/policy/policyHash.ts'
import { isContact } from '../../content/contactPage.ts'
import type { ArticleMeta } from '../../content/types.ts'
import { canonicalPath } from '../../i18n/canonicalPath.ts'
import { locales } from '../../i18n/locales.ts'
import { shellAddress } from '../../i18n/shellAddress.ts'
import { articleOf, isCoverOf, newestArticles, smallWidth } from '../worker/articles.ts'
import type { PrecacheEntry } from '../worker/messages.ts'

/**
 * What the shell needs to render a page around the code of that page: the page for unknown addresses, idle tasks, and
 * articles, which can be saved without the code of all other pages.
 */
const shellSources = [
  'index.html',
  'src/app/idleTasks.ts',
  'src/components/footer/Footer.tsx',
  'src/i18n/catalogTable.ts',
  'src/pages/article/ArticlePage.tsx',
  'src/offline/page/openOffline.tsx',
  'src/pages/overview/UnknownPage.tsx',
  'src/pages/soon/SoonPage.tsx',
  ...locales.flatMap(locale => [
    `words-${locale}`,
    ...['overview', 'soon', 'illustrations/pooling', 'article', 'offline'].map(
      area => `locales/${locale}/${area}.po`,
    ),
  ]),
]

/** Lists of articles beyond these pages show none of the newest. */
const lastList = Math.ceil(newestArticles / 24)

/** The folders of the compiled content and of the built site. */
type Built = { velite: string; dist: string }

/** The ids of the newest articles. */
async function newestIds(velite: string): Promise<string[]> {
  const all = JSON.parse(await readFile(join(velite, 'articles.json'), 'utf8')) as ArticleMeta[]
  return [...new Set(all.map(({ id }) => id))].slice(0, newestArticles)
}

/** Whether a file of the site is precached. What every visitor fetches does not grow with the articles. */
function isPrecached(url: string, newest: readonly string[]): boolean {
  const article = articleOf(url)
  if (article) return newest.includes(article)
  if (url.startsWith('/covers/')) return newest.some(id => isCoverOf(id, url))
  return Number(/^\/data\/[a-z]+\/blog\/(?:[^/]+\/)?(\d+)\.json$/.exec(url)?.[1] ?? 0) <= lastList
}

/** The order in which files are cached: the shell, code, the search and other data, articles, their covers. */
const rank = ({ url, shell }: PrecacheEntry) =>
  shell
    ? 0
    : 1 +
      ['/assets/', '/data/', '/covers/'].findIndex(folder => url.startsWith(folder)) +
      (articleOf(url) ? 0.5 : 0)

/**
 * Writes the precache manifest into the bundled worker, after the pages: each file with the integrity of its contents, so
 * that a changed article costs what it weighs. `.vite/manifest.json` must still be there.
 */
export async function writePrecacheManifest({ velite, dist }: Built): Promise<void> {
  const newest = await newestIds(velite)
  const client = await readClientManifest(dist)
  const shells = locales.map(shellAddress)
  const isShell = (url: string) =>
    /\.(?:css|woff2|png)$/.test(url) || shells.includes(url) || shellCode.has(url)
  const shellCode = new Set(client.scripts(shellSources))
  const entryOf = async (file: string): Promise<PrecacheEntry> => {
    const url = file.endsWith('.html') ? canonicalPath(`/${file}`) : `/${file}`
    const sum = integrity(await readFile(join(dist, file)))
    const isHashed = /^\/(?:assets|covers)\//.test(url)
    return {
      url,
      revision: isHashed ? null : sum.slice('sha256-'.length).slice(0, 8),
      integrity: sum,
      ...(isShell(url) && { shell: true as const }),
    }
  }
  // The contact page must be loaded with its own policy to reach the captcha and the mail service.
  const pages = locales.flatMap(locale => [shellAddress(locale), `/${locale}/contact`])
  if (!pages.some(isContact))
    throw new Error('The contact page has another address than the precache manifest names.')
  const sw = join(dist, 'sw.js')
  const { warnings } = await injectManifest({
    swSrc: sw,
    swDest: sw,
    globDirectory: dist,
    globPatterns: [
      ...pages.map(page => `${page.slice(1)}.html`),
      'assets/*.{js,css,woff2,svg}',
      'icon-96.png',
      'data/**/*.json',
      `covers/*-${smallWidth}{,-dark}.avif`,
    ],
    manifestTransforms: [
      async files => {
        const own = files.filter(({ url }) => isPrecached(`/${url}`, newest))
        const entries = await Promise.all(own.map(({ url }) => entryOf(url)))
        entries.sort((one, other) => rank(one) - rank(other) || (one.url < other.url ? -1 : 1))
        return { manifest: entries.map(entry => ({ ...entry, size: 0 })) }
      },
    ],
  })
  if (warnings.length > 0) throw new Error(`The precache manifest: ${warnings.join('; ')}`)
}
