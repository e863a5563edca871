import type { AppRouter } from '../router.tsx'

const plainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** The link at an event, if it leads to another page of this site in this language. */
function pageLink(event: Event, prefix: string): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  // A place on the same page is the browser's own affair.
  if (link.pathname === location.pathname && link.hash) return
  return link.pathname === prefix || link.pathname.startsWith(`${prefix}/`) ? link : undefined
}

/**
 * Turns links into client-side navigation, wherever they come from: components and the HTML of articles alike.
 * Pages are fetched as soon as the visitor points at a link, touches or focuses it.
 * All is heard in the capture phase: React stops events over HTML that it has yet to hydrate.
 */
export function followLinks(router: AppRouter): void {
  const prefix = `/${router.options.context.locale}`
  const hrefOf = (link: HTMLAnchorElement) => link.pathname + link.search + link.hash
  let pointedAt: HTMLAnchorElement | undefined

  const preload = (event: Event) => {
    const link = pageLink(event, prefix)
    if (link === pointedAt) return
    pointedAt = link
    if (!link || link.pathname === location.pathname) return
    // An unreachable page is no news before it is asked for: the click itself will tell.
    void router
      .preloadRoute({ href: hrefOf(link) } as Parameters<typeof router.preloadRoute>[0])
      .catch(() => {})
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, { capture: true, passive: true })
  }
  const follow = (event: MouseEvent) => {
    const link = plainClick(event) ? pageLink(event, prefix) : undefined
    // A document keeps the policy that it came with, and the form's page has one of its own.
    if (!link || /\/contact$/m.test(`${link.pathname}\n${location.pathname}`)) return
    event.preventDefault()
    void router.navigate({ href: hrefOf(link) })
  }
  document.addEventListener('click', follow, { capture: true })
}
