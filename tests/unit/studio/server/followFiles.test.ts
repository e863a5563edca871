import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followFiles } from '../../../../src/studio/server/followFiles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function changed(...files: string[]) {
  const told: unknown[][] = []
  const watcher = Object.assign(new EventEmitter(), { add: () => {} })
  const ws = { send: (...all: unknown[]) => told.push(all) }
  followFiles({ config: { root: '/project' }, watcher, ws } as unknown as ViteDevServer, name =>
    told.push(['forgotten', name]),
  )
  for (const file of files) watcher.emit('all', 'change', file)
  return told
}

it('a changed catalog is dropped from the cache, then reported; also a change right after that', () => {
  const told = changed('/project/locales/en/illustrations/batch.po')
  const once = [
    ['forgotten', 'en/illustrations/batch'],
    ['studio:catalog', { locale: 'en' }],
  ]
  expect(told).toEqual(once)
  vi.runAllTimers()
  expect(told).toEqual([...once, ...once])
})

it('an article is told; other files are not', () => {
  expect(changed('/project/content/articles/api/en.md')).toEqual([['studio:articles']])
  expect(
    changed(
      '/project/locales/README.md',
      '/project/locales/en/.#home.po',
      '/project/src/app/entry-client.tsx',
      '/elsewhere/home.po',
    ),
  ).toEqual([])
})
