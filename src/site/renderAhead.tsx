import { RouterContextProvider } from '@tanstack/react-router'
import { type ComponentType, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { steps } from '../browser/firstScreen.ts'
import { left } from '../browser/leftPages.ts'
import { inNextFrame, oncePainted } from '../browser/painted.ts'
import type { Matches } from '../browser/readAhead.ts'
import { apart, noteRest } from '../browser/rest.ts'
import type { AppRouter } from '../router.tsx'
import { matchPath } from './matchPath.ts'
import { type PageData, PageDataContext } from './pageData.ts'
import { Words } from './Words.tsx'

/** A page that lies ready with its first screen, and what puts the rest in place. */
type Ahead = { path: string; page: Element; complete: () => void }

/** Renders a page piece by piece, while the browser has the time; with nobody to see it, it is only an element. */
async function render(router: AppRouter, Page: ComponentType, data: PageData): Promise<Omit<Ahead, 'path'>> {
  // What fails here fails again on the step, and is told of there.
  const root = createRoot(apart(), { onUncaughtError: () => {} })
  const held: Element[] = []
  const hold = (element: Element | null) => {
    if (element) held.push(element)
  }
  await new Promise<void>(resolve => {
    startTransition(() =>
      root.render(
        <RouterContextProvider router={router}>
          <Words i18n={router.options.context.i18n} onReady={resolve}>
            <PageDataContext value={data}>
              <div ref={hold}>
                <Page />
              </div>
            </PageDataContext>
          </Words>
        </RouterContextProvider>,
      ),
    )
  })
  const [page] = held as [Element]
  const takeOut = noteRest(page)
  while (page.querySelector('[data-rest]')) await new Promise<void>(oncePainted)
  // React takes the element away whole: what is in it stays.
  root.unmount()
  return { page, complete: takeOut() }
}

/**
 * A function that renders a page whose data and words are there, and lays it ready as if it had been left: a step to it has
 * no more to do than a step back, and its first screen comes before the rest, as on every step. One page lies ready so;
 * another takes its place. What does not come about is rendered on the step, as ever.
 */
export function rendersAhead(router: AppRouter): (matches: Matches) => Promise<void> {
  let ahead: Ahead | undefined
  const take = (path: string) => {
    if (path !== ahead?.path) return
    const { complete } = ahead
    ahead = undefined
    return complete
  }
  router.subscribe('onBeforeRouteMount', ({ toLocation }) => {
    // A place within the page, or where the visitor was in it, is there at once.
    if (!steps.toTop) take(toLocation.pathname)?.()
  })
  router.subscribe('onRendered', ({ toLocation }) => {
    const complete = take(toLocation.pathname)
    if (complete) inNextFrame(complete)
  })
  return async matches => {
    // While it is developed, a page may change in between.
    if (import.meta.env.DEV) return
    const match = matches?.at(-1)
    const Page = await match?.staticData.page?.()
    // The page for unknown addresses says where it stands.
    if (!match || !Page || match.status !== 'success' || match.routeId === '/$') return
    const path = matchPath(match)
    const isNeeded = () => path !== router.state.location.pathname && !left.has(path)
    if (!isNeeded()) return
    const rendered = await render(router, Page, { data: match.loaderData, ahead: true })
    if (!isNeeded()) return
    if (ahead) left.delete(ahead.path)
    ahead = { path, ...rendered }
    left.set(path, rendered.page)
  }
}
