import type { Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import { sharedPlugins } from '../../../src/build/sharedPlugins.ts'

type Transform = (text: string, file: string) => Promise<string>

it('asks a plugin once for the same text of the same file, in all bundles of a run', async () => {
  const share = sharedPlugins()
  const work = vi.fn((text: string, file: string) => `${file}: ${text}`)
  const plugin = async (name: string) => {
    const [found] = await share([
      Promise.resolve([{ name, transform: work, buildStart() {} } as Plugin]),
      false,
    ])
    return found as Plugin & { transform: Transform }
  }
  const shared = '@rolldown/plugin-babel'
  const first = await plugin(shared)
  expect(first.buildStart).toBeDefined()
  expect(await first.transform('a', 'one.tsx')).toBe('one.tsx: a')
  const second = await plugin(shared)
  expect(second.buildStart).toBeUndefined()
  expect(await second.transform('a', 'one.tsx')).toBe('one.tsx: a')
  expect(work).toHaveBeenCalledTimes(1)
  expect(await second.transform('b', 'one.tsx')).toBe('one.tsx: b')
  expect(await second.transform('a', 'two.tsx')).toBe('two.tsx: a')
  expect(work).toHaveBeenCalledTimes(3)

  const other = await plugin('other')
  await other.transform('a', 'one.tsx')
  await other.transform('a', 'one.tsx')
  expect(work).toHaveBeenCalledTimes(5)
})
