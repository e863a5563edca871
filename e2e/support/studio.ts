import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as quiet } from './page.ts'

const project = join(import.meta.dirname, '../..')
const parts = [
  ...['src', 'content', 'locales', 'public', 'index.html', 'package.json', 'tsconfig.json'],
  ...['vite.config.ts', 'velite.config.ts', 'lingui.config.ts', '.velite', '.engraved', '.fonts'],
]

/** The address that the studio prints. */
const addressOf = (studio: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    const hear = (chunk: unknown) => {
      said += chunk
      const address = /is at (http:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    }
    studio.stdout?.on('data', hear)
    studio.stderr?.on('data', hear)
    studio.on('exit', () => reject(new Error(`The studio did not start: ${said}`)))
  })

type Studio = { root: string; address: string }

/**
 * The studio of a copy of the project, so that nothing a test saves is in the project itself; and one page of it for
 * all tests, as a translator has it open all day: the site is put together file by file, which takes its time.
 */
export const test = quiet.extend<object, { studio: Studio; opened: Page }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const root = await realpath(await mkdtemp(join(tmpdir(), 'balancier-studio-')))
      for (const part of parts) await cp(join(project, part), join(root, part), { recursive: true })
      await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
      const studio = spawn(process.execPath, ['src/studio/server/translate.ts'], {
        cwd: root,
        env: { ...process.env, PORT: String(Number(process.env.E2E_PORT ?? 4273) + 1) },
      })
      try {
        await use({ root, address: await addressOf(studio) })
      } finally {
        studio.kill()
        await rm(root, { recursive: true })
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  opened: [
    async ({ studio, browser }, use) => {
      const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' })
      const page = await context.newPage()
      // Finding the pages of entries takes a while; without this a test would wait for it.
      const found = page.waitForResponse(/api\/pages$/, { timeout: 0 })
      await page.goto(studio.address)
      await found
      await use(page)
      await context.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  page: ({ opened }, use) => use(opened),
})
