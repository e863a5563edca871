// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { steps } from '../../../src/browser/firstScreen.ts'
import { hydration } from '../../../src/browser/hydration.ts'
import { keepLeft, left } from '../../../src/browser/leftPages.ts'
import type { AppRouter } from '../../../src/router.tsx'
import { BelowFold } from '../../../src/site/BelowFold.tsx'
import { usePageData } from '../../../src/site/pageData.ts'
import { stillPart } from '../../../src/site/parts.tsx'
import { rendersAhead } from '../../../src/site/renderAhead.tsx'

const Scene = stillPart(async () => () => <p>Scene</p>)

function Page() {
  const { i18n } = useLingui()
  return (
    <>
      <h1>{usePageData<string>()}</h1>
      <BelowFold>
        <p>Text in {i18n.locale}</p>
        <Scene />
      </BelowFold>
    </>
  )
}

let router: AppRouter
let render: (path: string, match?: object) => Promise<void>
/** What the router tells of a step to a path. */
let tell: (type: 'onBeforeRouteMount' | 'onRendered', pathname: string) => void

beforeEach(() => {
  vi.stubEnv('DEV', false)
  // Nobody acts here: the page is rendered when React has the time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('scrollTo', () => {})
  left.clear()
  Object.assign(hydration, { reading: false, keeping: false, mending: undefined, first: undefined })
  steps.toTop = true
  const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } })
  router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/here'] }),
    context: { i18n },
  }) as unknown as AppRouter
  const ahead = rendersAhead(router)
  const page = async (): Promise<ComponentType> => Page
  render = (pathname, match) =>
    ahead([
      { pathname, status: 'success', loaderData: `At ${pathname}`, staticData: { page }, ...match },
    ] as unknown as Parameters<typeof ahead>[0])
  tell = (type, pathname) =>
    router.emit({ type, toLocation: { pathname, state: {} } } as Parameters<typeof router.emit>[0])
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** What a step to a path finds ready. */
function stepTo(path: string) {
  const element = document.body.appendChild(document.createElement('div'))
  tell('onBeforeRouteMount', path)
  keepLeft(path).holder(element)
  tell('onRendered', path)
  return element
}

describe('a page that is rendered ahead', () => {
  it('lies ready with its first screen, and the rest follows once that is painted', async () => {
    await render('/one')
    const element = stepTo('/one')
    expect(element.textContent).toBe('At /one')
    await vi.waitFor(() => expect(element.textContent).toBe('At /oneText in frScene'))
    expect(element.querySelector('[data-rest]')).toBeNull()
  })

  it('is whole at once where the step does not lead to its top', async () => {
    await render('/one')
    steps.toTop = false
    expect(stepTo('/one').textContent).toBe('At /oneText in frScene')
  })

  it('makes room for the next, unless the visitor came to it', async () => {
    await render('/one')
    await render('/two')
    expect([...left.keys()]).toEqual(['/two'])
    stepTo('/two')
    await render('/three')
    expect([...left.keys()]).toEqual(['/two', '/three'])
  })

  it('does not take the place of one that was left, nor of the page that is open', async () => {
    const before = document.createElement('div')
    left.set('/one', before)
    await render('/one')
    await render('/here')
    expect([...left]).toEqual([['/one', before]])
  })

  it('is none that failed, has no page that stays as it is, or says where it stands', async () => {
    await render('/one', { status: 'notFound' })
    await render('/two', { staticData: {} })
    await render('/three', { routeId: '/$' })
    expect(left.size).toBe(0)
  })

  it('is none while the site is developed', async () => {
    vi.stubEnv('DEV', true)
    await render('/one')
    expect(left.size).toBe(0)
  })

  it('takes nothing for a failed hydration while the first page still stands as it was sent', async () => {
    hydration.keeping = true
    hydration.mend = vi.fn(async () => {})
    await render('/one')
    expect(hydration.mend).not.toHaveBeenCalled()
    steps.toTop = false
    expect(stepTo('/one').textContent).toContain('Scene')
  })
})
