import { readdirSync } from 'node:fs'
import { pages } from '../../src/content/pages.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizePath } from '../../src/i18n/paths.ts'

const articles = readdirSync(new URL('../../content/articles', import.meta.url))

/** Every bare path of the built site. */
export const paths = [...pages.map(page => page.path), ...articles.map(id => `/blog-post-${id}`)]

/** Every address of the built site, in every language. */
export const addresses = locales.flatMap(locale => paths.map(path => localizePath(path, locale)))

/** One page of each kind. */
export const kinds = [
  '/',
  '/paiements',
  '/solution',
  '/blog',
  '/blog-post-4yeux',
  '/blog-post-temoignage-institut-pasteur',
  '/events',
]
