import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, hydrated, test } from './support/page.ts'
import { kinds } from './support/pages.ts'

// A copy of the project with French made longer and written from right to left is built once, and served beside.
const root = new URL('..', import.meta.url).pathname
const copy = new URL('../.pseudo/', import.meta.url).pathname
const port = Number(process.env.E2E_PORT ?? 4273) + 1
let server: ReturnType<typeof spawn>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  if (!existsSync(`${copy}dist/ar.html`) && !existsSync(`${copy}dist/ar/index.html`)) {
    execFileSync(process.execPath, ['src/build/pseudo.ts', 'build'], { cwd: root })
  }
  server = spawn(process.execPath, ['src/server/start.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), OUTBOX: 'off' },
  })
  if (server.stdout) await once(server.stdout, 'data')
})

test.afterAll(() => {
  server.kill()
})

for (const path of kinds) {
  test(`${path} holds from right to left`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`http://localhost:${port}/ar${path === '/' ? '' : path}`)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(overflow, `at ${width}`).toBe(0)
    }
  })
}
