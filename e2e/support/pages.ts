import { readdirSync } from 'node:fs'
import { blogPath } from '../../src/content/blogPath.ts'
import { pages, productPaths } from '../../src/content/pages.ts'
import { topics } from '../../src/content/topics.ts'
import { locales } from '../../src/i18n/locales.ts'
import { localizePath } from '../../src/i18n/paths.ts'

const articles = readdirSync(new URL('../../content/articles', import.meta.url))

/** Every bare path of the built site. */
export const paths = [
  ...pages.map(page => page.path),
  ...topics.map(topic => blogPath({ topic, page: 1 })),
  ...articles.map(id => `/blog-post-${id}`),
]

/** Every address of the built site, in every language. */
export const addresses = locales.flatMap(locale => paths.map(path => localizePath(path, locale)))

/** One page of each kind. */
export const kinds = [
  '/',
  ...productPaths,
  '/solution',
  '/company',
  '/testimonials',
  '/privacy',
  '/terms',
  '/blog',
  '/blog/topic/risk',
  '/blog-post-4yeux',
  '/blog-post-temoignage-institut-pasteur',
  '/contact',
  '/events',
]
