import type { Locator, Page } from '@playwright/test'
import { axeFaultsInBoth } from '../support/axe.ts'
import { expect as patient } from '../support/page.ts'

/** In development every module is served as a separate file. */
export const expect = patient.configure({ timeout: 30_000 })

export const heading = 'Every euro accounted for.'
export const homeFile = 'locales/en/home.po'

export const site = (page: Page) => page.frameLocator('iframe[title="The running page"]')
export const title = (page: Page) => site(page).getByRole('heading', { level: 1 })
export const field = (page: Page) => page.getByRole('textbox', { name: 'English translation' })
export const entries = (page: Page) => page.getByRole('region', { name: 'Entries' })
export const warnings = (page: Page) => page.getByRole('list', { name: 'Warnings' })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the entries' })
export const work = (page: Page, name: 'Texts' | 'Articles' | 'Open a .po file') =>
  page.getByRole('navigation', { name: 'What to work on' }).getByRole('button', { name })

export const area = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name })
/** The save button, by its label. */
export const saving = (page: Page, name: 'All saved' | 'Save 1 edit') =>
  page.getByRole('banner').getByRole('button', { name })
/** A button in the editor below the page. */
export const editing = (page: Page, name: string) =>
  page.getByRole('region', { name: /^(Text|Article)$/ }).getByRole('button', { name })

/** Clicks a text of the page, and waits for its field in the editor. */
export async function pick(page: Page, text: Locator, words: RegExp) {
  await text.click()
  await expect(field(page)).toHaveValue(words)
}

/** Waits until the frame of the chosen entry stands around this text of the page. */
export const framed = (page: Page, text: string) =>
  expect
    .poll(async () => {
      const frame = await site(page).locator('balancier-outline div').first().boundingBox()
      const box = await site(page).getByText(text).first().boundingBox()
      if (!frame || !box) return false
      return frame.y <= box.y && frame.y + frame.height >= box.y + box.height && frame.x <= box.x
    })
    .toBe(true)

/** Selects the area of the first page and one of its texts, wherever the last test left the studio. */
export async function backHome(page: Page) {
  await work(page, 'Texts').click()
  await area(page, /^home/).click()
  await page.getByRole('combobox', { name: 'State' }).selectOption('')
  await search(page).fill('Hero.tsx reunit banques')
  await entries(page).getByRole('button', { name: '{name} réunit banques' }).click()
  await search(page).fill('')
  await expect(title(page)).toContainText(heading)
  // The texts are known again when the studio returns to a page.
  await framed(page, 'brings banks, forecasts')
  await expect(saving(page, 'All saved')).toBeDisabled()
}

/** The axe violations of the studio, light and dark; the page in its frame has tests of its own. */
export async function faults(page: Page) {
  const found = await axeFaultsInBoth(page, { without: 'iframe' })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}
