import { useRouter } from '@tanstack/react-router'
import type { BlogPath } from '../content/blogPath.ts'
import type { PagePath } from '../content/pages.ts'
import type { Locale } from '../i18n/locales.ts'
import { localizePath } from '../i18n/paths.ts'
import { useLocale } from './useLocale.ts'

/** A place of the site by its bare address: a page, a place on it, an article, or a further page of the blog. */
export type LinkTarget = PagePath | `${PagePath}#${string}` | `/blog-post-${string}` | BlogPath

/** A page that stands in the source language still leads to pages of the visitor's. */
function useRouterLocale(): Locale {
  const own = useLocale()
  const router = useRouter({ warn: false })
  return router?.options.context.locale ?? own
}

const useAddressLocale = import.meta.env.TRANSLATION_GAPS ? useRouterLocale : useLocale

/** Gives a function that writes bare addresses in the language of the page: `/paiements` becomes `/en/paiements`. */
export function useHref(): (to: LinkTarget) => string {
  const locale = useAddressLocale()
  return to => localizePath(to, locale)
}
