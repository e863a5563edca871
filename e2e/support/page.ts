import { test as base, expect } from '@playwright/test'

export { expect }

/** What Playwright itself says where a test has no worker. */
const blocked = 'Service Worker registration blocked by Playwright'

/** A test whose page may say nothing on the console, throw nothing, and recover from no hydration error. */
export const test = base.extend<{ quiet: undefined; allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  quiet: [
    async ({ page, allowedErrors }, use) => {
      const said: string[] = []
      page.on('console', message => {
        const loud = message.type() === 'error' || message.type() === 'warning'
        if (loud && message.text() !== blocked) said.push(message.text())
      })
      page.on('pageerror', error => said.push(String(error)))
      await use(undefined)
      expect(said.filter(text => !allowedErrors.some(pattern => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Asks for data to be saved, as visitors can: then nothing is fetched ahead of need. */
export const saveData = (of: Pick<import('@playwright/test').Page, 'addInitScript'>) =>
  of.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/** Waits until React has taken over the page. */
export const hydrated = (page: import('@playwright/test').Page) =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' })

/** Waits until fonts have come and taken their places, or have been left to the next page: what is measured stays then. */
export const fontsLoaded = async (page: import('@playwright/test').Page) => {
  await page.waitForFunction(() =>
    ['Familjen', 'Instrument'].every(font => document.fonts.check(`1em ${font}`)),
  )
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
}

/** Touches the header, whose menus answer to scripts from then on; until then styles open them. */
export async function headerHydrated(page: import('@playwright/test').Page) {
  await hydrated(page)
  await page.getByRole('banner').hover()
  await page.locator('nav[data-live]').waitFor({ state: 'attached' })
}
