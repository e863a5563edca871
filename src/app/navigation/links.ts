import type { RegisteredRouter } from '@tanstack/react-router'
import { isContact } from '../../content/contactPage.ts'

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)

/** The link that an event happened in; those that act as buttons, such as the entries of menus, are none. */
const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([role="button"])') : null

/** Whether a link leads to another page of this site in the same language, not to a file such as a feed. */
function isPageLink(link: HTMLAnchorElement, locale: string): boolean {
  if (link.target || link.type || link.hasAttribute('download') || link.origin !== location.origin)
    return false
  // Links within the page are left to the browser.
  if (link.pathname === location.pathname && link.hash) return false
  return link.pathname === `/${locale}` || link.pathname.startsWith(`/${locale}/`)
}

/** The target of a link, as the router expects it. */
const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/**
 * Turns links that React does not render into navigation without a page load, and preloads what they lead to: anchors in
 * Markdown and in HTML that is not hydrated. What the router's `Link` has handled is left alone (`defaultPrevented`). A
 * document keeps the policy it came with, and the contact page has one of its own: from there and to it, links load pages.
 */
export function followLinks(router: RegisteredRouter): void {
  const { locale } = router.options.context
  const linkOf = (event: Event) => {
    const link = anchorOf(event)
    return link && isPageLink(link, locale) && !isContact(link.pathname) ? link : undefined
  }
  const follow = (event: MouseEvent) => {
    const link = !event.defaultPrevented && isPlainClick(event) ? linkOf(event) : undefined
    if (!link) return
    event.preventDefault()
    // A menu that the browser has opened: React, which would close it, has not taken it over yet.
    link.closest<HTMLElement>('[popover]')?.hidePopover?.()
    void router.navigate({ href: hrefOf(link) })
  }
  let pointed: HTMLAnchorElement | undefined
  const preload = (event: Event) => {
    const link = linkOf(event)
    if (link === pointed) return
    pointed = link
    // Ignore failures of preloading: the visitor has not asked for the page yet.
    if (link) router.preloadRoute({ href: hrefOf(link) } as never).catch(() => {})
  }

  if (isContact(location.pathname)) {
    leavePagesToBrowser()
    return
  }
  document.addEventListener('click', follow)
  // In the capture phase: React stops clicks on HTML that is not hydrated yet.
  const isWaiting = ({ target }: Event) => target instanceof Element && target.closest('[data-waiting]')
  document.addEventListener('click', event => isWaiting(event) && follow(event), { capture: true })
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, preload, { passive: true })
}

/** From now on links load pages: this listener stops the event before all others. */
export function leavePagesToBrowser(): void {
  const leave = (event: MouseEvent) => {
    const link = anchorOf(event)
    if (link && link.pathname !== location.pathname) event.stopPropagation()
  }
  window.addEventListener('click', leave, { capture: true })
}
