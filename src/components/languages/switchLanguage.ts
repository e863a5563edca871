import { keepLocale } from './localeCookie.ts'

/**
 * Points a link to another language at the current path, query and hash: they may change after the link was
 * rendered. The query parameter `lng` is dropped.
 */
export function keepPlace(link: HTMLAnchorElement, path: string): void {
  const query = new URLSearchParams(location.search)
  query.delete('lng')
  Object.assign(link, { pathname: path, search: query.toString(), hash: location.hash })
}

/**
 * Makes a click on a link to another language (`data-language`) the visitor's choice, and lets it keep query and hash.
 */
export function watchLanguageLinks(): void {
  // On the window: here the click arrives whatever has hydrated, and whoever stops it.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
      if (!link) return
      keepPlace(link, link.pathname)
      keepLocale(link.lang)
    },
    { capture: true },
  )
}
