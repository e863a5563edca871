import type { AppRouter } from '../router.tsx'

const plainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The link that an element is in, if it leads to another page of this site in this language. */
export function pageLink(element: Element | null, { options }: AppRouter): HTMLAnchorElement | undefined {
  const prefix = `/${options.context.locale}`
  const link = element?.closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  // A place on the same page is the browser's own affair.
  if (link.pathname === location.pathname && link.hash) return
  return link.pathname === prefix || link.pathname.startsWith(`${prefix}/`) ? link : undefined
}

/** Where a link leads, as the router takes it. */
export const hrefOf = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash

/**
 * Whether a link is for the browser to follow: a document keeps the policy that it came with, and the form's page has one
 * of its own.
 */
export const isApart = ({ pathname }: HTMLAnchorElement): boolean =>
  /\/contact$/m.test(`${pathname}\n${location.pathname}`)

/**
 * Turns links into client-side navigation, wherever they come from: components and the HTML of articles alike. Clicks are
 * heard in the capture phase: React stops events over HTML that it has yet to hydrate.
 */
export function followLinks(router: AppRouter): void {
  const follow = (event: MouseEvent) => {
    const link = plainClick(event) ? pageLink(event.target as Element | null, router) : undefined
    if (!link || isApart(link)) return
    event.preventDefault()
    void router.navigate({ href: hrefOf(link) })
  }
  document.addEventListener('click', follow, { capture: true })
}
