import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ageNotice } from '../../../src/server/buildAge.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'balancier-age-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const now = Date.UTC(2026, 10, 28, 12)
const hour = 3_600_000
function file(name: string, hoursAgo: number) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), '')
  utimesSync(join(root, name), new Date(now - hoursAgo * hour), new Date(now - hoursAgo * hour))
}
const notice = () => ageNotice(root, '.build/hosting/policies.json', now)

it('says nothing of a build of today that nothing has changed since', () => {
  file('content/site.yml', 5)
  file('.build/hosting/policies.json', 2)
  expect(notice()).toBeUndefined()
})

it('says the age of an old build', () => {
  file('content/site.yml', 100)
  file('.build/hosting/policies.json', 3 * 24)
  expect(notice()).toMatch(/^dist was built 3 days ago; /)
})

it.each([
  'content/articles/a/fr.md',
  'src/pages/x.tsx',
  'locales/en/home.po',
  'public/x.txt',
  '.env',
  'index.html',
])('names %s, which is newer than the build', name => {
  file('content/site.yml', 5)
  file('.build/hosting/policies.json', 2)
  file(name, 1)
  expect(notice()).toBe(`dist was built today; ${name} changed since: npm run build brings it up to date.`)
})

it('names the newest of several', () => {
  file('.build/hosting/policies.json', 30)
  file('content/site.yml', 5)
  file('src/a.ts', 1)
  expect(notice()).toBe(
    'dist was built 1 day ago; src/a.ts and 1 more changed since: npm run build brings it up to date.',
  )
})
