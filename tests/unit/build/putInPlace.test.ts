import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putInPlace } from '../../../src/build/putInPlace.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balancier-place-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text = name) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const finish = () => putInPlace(join(root, '.build/draft'), root)

function draft() {
  write('.build/draft/dist/fr/index.html', 'new page')
  write('.build/draft/hosting/policies.json', 'new policies')
}

it('puts the first build in place', () => {
  draft()
  finish()
  expect([read('dist/fr/index.html'), read('.build/hosting/policies.json')]).toEqual([
    'new page',
    'new policies',
  ])
  expect(readdirSync(join(root, '.build'))).toEqual(['hosting'])
})

it('replaces the last build, leaving none of its files', () => {
  write('dist/gone.html')
  write('dist/fr/index.html', 'old page')
  write('.build/hosting/policies.json', 'old policies')
  write('.build/old/dist/left-by-an-interruption.html')
  write('.build/server/entry-server.js')
  draft()
  finish()
  expect(readdirSync(join(root, 'dist'), { recursive: true }).sort()).toEqual(['fr', 'fr/index.html'])
  expect(read('.build/hosting/policies.json')).toBe('new policies')
  expect(readdirSync(join(root, '.build')).sort()).toEqual(['hosting', 'server'])
})

it('leaves no site that counts as whole when it is interrupted', () => {
  write('dist/fr/index.html', 'old page')
  write('.build/hosting/policies.json', 'old policies')
  write('.build/draft/dist/fr/index.html', 'new page')
  // The rest of the build is missing.
  expect(finish).toThrow()
  expect(existsSync(join(root, '.build/hosting/policies.json'))).toBe(false)
})
