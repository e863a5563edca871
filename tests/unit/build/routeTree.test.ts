import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRouteTreeCurrent } from '../../../src/build/routeTree.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'balancier-routes-'))
  cpSync('src/routes', join(root, 'src/routes'), { recursive: true })
  cpSync('src/routeTree.gen.ts', join(root, 'src/routeTree.gen.ts'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('sees that the tree of routes names their files', () => {
  expect(isRouteTreeCurrent(root)).toBe(true)
})

it('sees that a route came, and that one went', () => {
  const added = join(root, 'src/routes/blog.new.tsx')
  writeFileSync(added, '')
  expect(isRouteTreeCurrent(root)).toBe(false)
  rmSync(added)
  expect(isRouteTreeCurrent(root)).toBe(true)
  const taken = join(root, 'src/routes/terms.tsx')
  rmSync(taken)
  expect(isRouteTreeCurrent(root)).toBe(false)
  cpSync('src/routes/terms.tsx', taken)
})
