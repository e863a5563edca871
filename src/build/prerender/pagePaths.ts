import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blogPath } from '../../content/blogPath.ts'
import { pages } from '../../content/pages.ts'
import { topics } from '../../content/topics.ts'
import { type Locale, locales } from '../../i18n/locales.ts'

const names = (folder: string) =>
  readdirSync(folder).flatMap(file => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))

/** The bare paths of one language: pages, further pages of the blog index, articles. */
function pathsOf(data: string): Set<string> {
  return new Set<string>([
    ...pages.map(({ path }) => path),
    ...names(join(data, 'blog')).map(page => blogPath({ page: Number(page) })),
    ...topics.flatMap(topic =>
      names(join(data, 'blog', topic)).map(page => blogPath({ topic, page: Number(page) })),
    ),
    ...names(join(data, 'articles')).map(id => `/blog-post-${decodeURIComponent(id)}`),
  ])
}

/** The bare paths that exist in each language. `velite` is the folder of the compiled content. */
export const pagePaths = (velite: string): Map<Locale, Set<string>> =>
  new Map(locales.map(locale => [locale, pathsOf(join(velite, 'data', locale))]))
