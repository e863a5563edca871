import type { AppRouter } from '../router.tsx'
import { wholePage } from './firstScreen.ts'
import { hrefOf, isApart, pageLink } from './links.ts'
import { isOnline } from './online.ts'
import { whenIdle } from './stylesheet.ts'

/** So long a link is in sight before what it leads to is fetched, in milliseconds: not what is merely scrolled past. */
const glance = 400

/** So many pages are fetched on the strength of being in sight, on each page that is shown. */
const most = 12

const pointing = ['pointerover', 'focusin', 'touchstart'] as const
/** What tells that somebody is there: machines that measure or index a page fetch no more than it. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const

/** Whether the visitor pays for data by the piece, or has hardly any connection. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '')
}

/** What the router has found and read for an address. */
export type Matches = Awaited<ReturnType<AppRouter['preloadRoute']>>

/**
 * Has pages fetched before they are asked for: at once where the visitor points at a link, touches or focuses it, and one
 * after the other where links in the text have been in sight for a moment. What he still points at once it is there and the
 * browser has the time is handed to `render`.
 */
export function readAhead(router: AppRouter, render: (matches: Matches) => void): void {
  const read = (link: HTMLAnchorElement): Promise<Matches> =>
    router
      .preloadRoute({ href: hrefOf(link) } as Parameters<typeof router.preloadRoute>[0])
      // An unreachable page is no news before it is asked for: the click itself will tell.
      .catch(() => undefined)
  let pointedAt: HTMLAnchorElement | undefined
  const point = async (target: Element | null) => {
    const link = pageLink(target, router)
    if (link === pointedAt) return
    pointedAt = link
    if (!link || link.pathname === location.pathname) return
    const matches = await read(link)
    await new Promise<void>(whenIdle)
    // A page that is rendered fetches its pictures.
    if (pointedAt === link && !isSparing()) render(matches)
  }
  for (const type of pointing) {
    document.addEventListener(type, event => point(event.target as Element | null), {
      capture: true,
      passive: true,
    })
  }
  // Before this was there, the visitor may have pointed at one.
  void point(document.querySelector('a:hover') ?? document.activeElement)

  const come = () => {
    for (const sign of signs) removeEventListener(sign, come, true)
    watchSight(router, read)
  }
  for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true })
}

/** Has `read` called with each link in the text that stays in sight, one after the other, on this page and those after it. */
function watchSight(router: AppRouter, read: (link: HTMLAnchorElement) => Promise<unknown>): void {
  const known = new Set<string>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let last = Promise.resolve()
  let left = 0
  let page = 0
  const stay = (link: HTMLAnchorElement) => {
    if (left <= 0 || known.has(link.pathname) || isSparing()) return
    left--
    known.add(link.pathname)
    const own = page
    last = last.then(async () => {
      await new Promise<void>(whenIdle)
      if (isOnline() && page === own) await read(link)
      else known.delete(link.pathname)
    })
  }
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (isIntersecting) timers.set(target, setTimeout(stay, glance, target as HTMLAnchorElement))
    }
  })
  // The step that the visitor takes comes before all that he might take.
  const stop = () => {
    page++
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  const look = async () => {
    await wholePage()
    stop()
    left = most
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (pageLink(link, router) && link.pathname !== location.pathname && !isApart(link))
        observer.observe(link)
    }
  }
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) stop()
  })
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) void look()
  })
  void look()
}
