import type { Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import { sharedPlugins } from '../../../src/build/sharedPlugins.ts'

type Transform = (text: string, file: string) => Promise<string>

const names = ['@rolldown/plugin-babel', 'vite-plugin-lingui-load-catalog', 'vite-plugin-vanilla-extract']

it('asks a plugin once for the same text of the same file, in all bundles of a run', async () => {
  const share = sharedPlugins()
  const work = vi.fn((text: string, file: string) => `${file}: ${text}`)
  const made = (name: string) => ({ name, transform: work, buildStart() {} }) as Plugin
  const plugin = async (name: string) => {
    const all = await share([Promise.resolve([made(name)]), false, names.slice(1).map(made)])
    return all[0] as Plugin & { transform: Transform }
  }
  const [shared = ''] = names
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

  const [, , , other] = (await share([...names, 'other'].map(made))) as (Plugin & { transform: Transform })[]
  await other?.transform('a', 'one.tsx')
  await other?.transform('a', 'one.tsx')
  expect(work).toHaveBeenCalledTimes(5)
})

it('says which plugin it does not find, so that one with a new name is not made to work twice unseen', async () => {
  const plugins = names.slice(1).map(name => ({ name }))
  await expect(sharedPlugins()(plugins)).rejects.toThrow('no plugin is named @rolldown/plugin-babel')
})
