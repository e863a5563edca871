import type { ViteDevServer } from 'vite'
import { expect, it } from 'vitest'
import { reloadPageAlone } from '../../../../src/studio/server/reloads.ts'

function sentBy(send: (ws: ViteDevServer['ws']) => void) {
  const sent: unknown[][] = []
  const ws = { send: (...all: unknown[]) => sent.push(all) } as unknown as ViteDevServer['ws']
  reloadPageAlone({ ws, config: { root: '/project' } } as ViteDevServer)
  send(ws)
  return sent
}

it.each([
  ['content was compiled again', undefined],
  ['a compiled article changed', '/project/.velite/articles.json'],
])('loads the page alone when %s', (_what, triggeredBy) => {
  expect(sentBy(ws => ws.send({ type: 'full-reload', triggeredBy }))).toEqual([['studio:reload']])
})

it('loads everything when the code changed, and passes on whatever else is told', () => {
  const reload = { type: 'full-reload', triggeredBy: '/project/src/studio/Studio.tsx' } as const
  expect(sentBy(ws => ws.send(reload))[0]?.[0]).toBe(reload)
  expect(sentBy(ws => ws.send('studio:catalog', { locale: 'en' }))).toEqual([
    ['studio:catalog', { locale: 'en' }],
  ])
})
