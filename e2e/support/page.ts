import { test as base, expect } from '@playwright/test'

export { expect }

/** Playwright's own message for tests without a service worker. */
const blocked = 'Service Worker registration blocked by Playwright'

/** A test whose page must not log anything to the console, throw, or recover from a hydration error. */
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

/** Sets the browser to save data, which stops all prefetching. */
export const saveData = (of: Pick<import('@playwright/test').Page, 'addInitScript'>) =>
  of.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )

/** Waits until the page can be used in full; the app may not have started. */
export const ready = (page: import('@playwright/test').Page) =>
  page.locator('html[data-ready]').waitFor({ state: 'attached' })

/** Presses a key that does nothing, which is a sign of use, and waits until React has taken over the page. */
export async function hydrated(page: import('@playwright/test').Page) {
  await ready(page)
  await page.keyboard.press('Shift')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/** Waits until scrolling and layout have come to rest: 20 frames in a row without a change of place or height. */
export const atRest = (page: import('@playwright/test').Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let [last, same] = ['', 0]
        const look = () => {
          const now = `${scrollY} ${document.documentElement.scrollHeight}`
          same = now === last ? same + 1 : 0
          last = now
          if (same < 20) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )

/** Waits until fonts are loaded and applied, so that measurements are stable. */
export const fontsLoaded = async (page: import('@playwright/test').Page) => {
  await page.waitForFunction(() =>
    ['Familjen', 'Instrument'].every(font => document.fonts.check(`1em ${font}`)),
  )
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
}

/** Waits until the menus of the header have hydrated; before that their entries are links. */
export async function headerHydrated(page: import('@playwright/test').Page) {
  await hydrated(page)
  await page.locator('header nav [aria-expanded]').first().waitFor({ state: 'attached' })
}

/** Holds the site's code back until it is released. */
export async function holdCode(page: import('@playwright/test').Page) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return release
}
