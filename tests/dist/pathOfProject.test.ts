import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const project = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'a path with spaces, é and 100% '))

beforeAll(() => {
  const files = ['src', 'content', 'locales', 'public', 'index.html', 'package.json', 'tsconfig.json']
  for (const name of [...files, 'lingui.config.ts', 'velite.config.ts', 'vite.config.ts'])
    cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir')
  const run = (NODE_ENV: string, ...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: copy,
      env: { ...process.env, NODE_ENV },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  // As the build does: Velite is loaded before it is told what it builds for, and the length of its data counts.
  for (const step of ['content', 'engravings', 'fonts']) run('', `src/build/${step}.ts`)
  run('production', 'node_modules/vite/bin/vite.js', 'build', '--app')
}, 300_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

// The build writes the fonts into pages afterwards: a style sheet’s name is that of its contents before.
const bundles = (root: string, folder: string) =>
  Object.fromEntries(
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map(({ name, parentPath }) => [
        name,
        name.endsWith('.css') ? '' : readFileSync(join(parentPath, name), 'base64'),
      ]),
  )

test.each(['dist/assets', '.build/server'])(
  'the path of the project does not change what is bundled in %s',
  folder => {
    const [here, there] = [bundles(project, folder), bundles(copy, folder)]
    expect(Object.keys(there).sort()).toEqual(Object.keys(here).sort())
    expect(Object.keys(there).filter(name => there[name] !== here[name])).toEqual([])
    expect(Object.keys(here).length).toBeGreaterThan(0)
  },
)
