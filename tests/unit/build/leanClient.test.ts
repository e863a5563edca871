import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Plugin, parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanClient } from '../../../src/build/leanClient.ts'

/** What the plugin makes of a chunk in which Vite has put its helper around lazy imports. */
function lean(code: string): string | null {
  const { renderChunk } = leanClient() as Plugin & { renderChunk: (code: string) => string | null }
  return renderChunk.call({ parse: parseAst }, code)
}

describe('lazy imports stand by themselves', () => {
  it.each([
    ['__vitePreload(() => import("./a.js"), [])', 'import("./a.js")'],
    [
      'load(() => __vitePreload(() => import("./a.js").then((page) => page.a), []))',
      'load(() => import("./a.js").then((page) => page.a))',
    ],
    [
      '(await __vitePreload(async () => { const { a } = await import("./a.js"); return { a } }, [])).a()',
      '(await import("./a.js")).a()',
    ],
    // A module that shares its file with others is one of several in it.
    [
      '__vitePreload(async () => { const { a } = await import("./all.js").then((n) => n.b); return { a } }, [])',
      'import("./all.js").then((n) => n.b)',
    ],
  ])('%s', (before, after) => {
    expect(lean(before)).toBe(after)
  })

  it('one after the other, and nothing else is touched', () => {
    const one = (name: string) => `__vitePreload(() => import("./${name}.js"), [])`
    expect(lean(`const a = ${one('a')}, x = "é", b = [${one('b')}]`)).toBe(
      'const a = import("./a.js"), x = "é", b = [import("./b.js")]',
    )
    expect(lean('const a = import("./a.js")')).toBeNull()
  })
})

it('the errors that React makes as it loads, to throw them as marks, are plain objects', () => {
  const { transform } = leanClient() as Plugin & {
    transform: (code: string, id: string) => string | null
  }
  const id = createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace(/client\.js$/, 'cjs/react-dom-client.production.js')
  const code = readFileSync(id, 'utf8')
  const made = /^(?:var| ) (\w+) = Error\(/gm
  expect(code.match(made)).toHaveLength(5)
  const lean = transform(code, id) as string
  expect(lean.match(made)).toBeNull()
  expect(lean.match(/ = \{ message: formatProdErrorMessage\(\d+\) \}/g)).toHaveLength(5)
  // All else is as it was, with the errors that say what went wrong.
  expect(lean.length - code.length).toBe(5 * ('{ message:  }'.length - 'Error()'.length))
  expect(transform(code, '/other.js')).toBeNull()
})
