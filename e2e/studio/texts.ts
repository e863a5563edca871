import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '../support/studio.ts'
import {
  area,
  editing,
  entries,
  expect,
  faults,
  field,
  framed,
  heading,
  homeFile,
  pick,
  saving,
  search,
  site,
  title,
  warnings,
} from './parts.ts'

/** One entry: shown on the page, edited live, checked, and edited by keyboard alone. */
export function textTests() {
  test('a click on a text of the page opens its entry, with what is known of it', async ({ page }) => {
    await pick(page, title(page), /^Every euro accounted for/)
    await expect(field(page)).toBeFocused()
    const text = page.getByRole('region', { name: 'Text' })
    await expect(text).toContainText('Chaque euro à sa place')
    await expect(text).toContainText('src/pages/home/Hero.tsx')
    await expect(text).toContainText('line break')
    await expect(entries(page).locator('[aria-current="true"]')).toContainText('Chaque euro à sa place')
  })

  test('the page is the real one: no mark is left in its texts, labels and title', async ({ page }) => {
    const html = await site(page)
      .locator('html')
      .evaluate(element => element.outerHTML)
    expect(html).toContain(heading)
    expect(html).not.toMatch(/[\u2063\u2064]/)
  })

  test('an entry leads to the page it stands on, and into view there', async ({ page }) => {
    await area(page, /^All areas/).click()
    await search(page).fill('releves camt.053 cloture')
    const words = 'Statements come in as camt.053'
    await entries(page).getByRole('button', { name: words }).click()
    await expect(site(page).getByText(words).first()).toBeInViewport()
    await framed(page, words)
    await expect(page.getByText('/en/automatisation-processus')).toBeVisible()
  })

  test('edits show on the page while typing, and survive a reload', async ({ page, studio }) => {
    const before = await readFile(join(studio.root, homeFile), 'utf8')
    await pick(page, title(page), /^Every euro/)
    await field(page).fill('Each euro in its place.<0/>Each payment signed.')
    await expect(title(page)).toContainText('Each payment signed.')
    await expect(saving(page, 'Save 1 edit')).toBeEnabled()
    expect(await readFile(join(studio.root, homeFile), 'utf8')).toBe(before)

    await page.reload()
    await expect(title(page)).toContainText('Each payment signed.', { timeout: 60_000 })
    await page.getByRole('combobox', { name: 'State' }).selectOption('edited')
    await entries(page).getByRole('button', { name: 'Chaque euro à sa place' }).click()
    await expect(field(page)).toHaveValue(/Each euro in its place/)

    await editing(page, 'Discard the edit').click()
    await expect(title(page)).toContainText(heading)
    await expect(saving(page, 'All saved')).toBeDisabled()
  })

  test('warns of tags, placeholders, length and terms', async ({ page }) => {
    await pick(page, title(page), /^Every euro/)
    await field(page).fill('Every euro accounted for. Every payment signed.')
    await expect(warnings(page)).toContainText('<0/> is missing')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await field(page).fill(`Every euro.<0/>${'Every payment is signed by two people. '.repeat(6)}`)
    await expect(warnings(page)).toContainText(/\d+ characters for \d+/)
    await editing(page, 'Discard the edit').click()

    const services = site(page).getByRole('banner').getByRole('button', { name: 'Services' })
    await pick(page, services, /^Services$/)
    await field(page).fill('Services for everything that a treasury does in a day. '.repeat(6))
    await expect(warnings(page)).toContainText('runs over')
    await editing(page, 'Discard the edit').click()
  })

  test('by keyboard alone: from the areas to a saved text', async ({ page, studio }) => {
    const file = join(studio.root, 'locales/en/overview.po')
    const before = await readFile(file, 'utf8')
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await page.keyboard.press('F2')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('F6')
    await expect(area(page, /^home/)).toBeFocused()
    const names = await areas.getByRole('button').allInnerTexts()
    const place = (name: string) => names.findIndex(one => one.startsWith(name))
    const steps = place('overview') - place('home')
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(entries(page).getByRole('status')).toHaveText('17 entries')
    await page.keyboard.press('F6')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(entries(page).locator('[aria-current="true"]')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    // The next page takes its name, and would have taken the focus.
    await expect(page.getByText('/en/solution')).toBeVisible()
    const html = site(page).locator('html')
    await expect
      .poll(() => html.evaluate(root => root.ownerDocument.title))
      .toMatch(/^Thirteen treasury solutions/)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' today')
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Saved 1 text in 1 file.')).toBeVisible()
    expect(await readFile(file, 'utf8')).toContain(' today')
    await writeFile(file, before)
    await expect(field(page)).not.toHaveValue(/ today/)

    // Into the page, from text to text, and back to the picked one.
    const chosen = await field(page).inputValue()
    await page.keyboard.press('F2')
    await page.keyboard.press('Shift+F6')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page)).not.toHaveValue(chosen)
    await expect(field(page)).toBeFocused()

    await page.keyboard.press('F1')
    await expect(page.getByRole('dialog', { name: 'Keys of the studio' })).toBeVisible()
    await page.keyboard.press('Escape')
    const picking = page.getByRole('button', { name: 'Pick texts' })
    await page.keyboard.press('F9')
    await expect(picking).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('F9')
    await expect(picking).toHaveAttribute('aria-pressed', 'true')
  })

  test('has no axe violations: texts with warnings, and the shortcuts', async ({ page }) => {
    await pick(page, title(page), /^Every euro/)
    await field(page).fill('Every euro')
    await expect(warnings(page)).toContainText('is missing')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('F1')
    await expect(page.getByRole('dialog', { name: 'Keys of the studio' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await editing(page, 'Discard the edit').click()
  })
}
