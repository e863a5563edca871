import { useRouter } from '@tanstack/react-router'
import type { BlogPath } from '../content/blogPath.ts'
import type { PagePath } from '../content/pages.ts'
import { localizePath } from '../i18n/paths.ts'

/** A place of the site by its bare address: a page, a place on it, an article, or a further page of the blog. */
export type LinkTarget = PagePath | `${PagePath}#${string}` | `/blog-post-${string}` | BlogPath

/** Gives a function that writes bare addresses in the language of the page: `/paiements` becomes `/en/paiements`. */
export function useHref(): (to: LinkTarget) => string {
  const { locale } = useRouter().options.context
  return to => localizePath(to, locale)
}
