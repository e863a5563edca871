import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect as patient } from './support/page.ts'
import { test } from './support/studio.ts'

// Every page is put together from the sources, file by file.
const expect = patient.configure({ timeout: 30_000 })

// One studio for all: it compiles the site as it is asked for.
test.describe.configure({ mode: 'default', timeout: 240_000 })

const heading = 'Every euro accounted for.'
const homeFile = 'locales/en/home.po'

const site = (page: Page) => page.frameLocator('iframe[title="The running page"]')
const field = (page: Page) => page.getByRole('textbox', { name: 'English translation' })
const entries = (page: Page) => page.getByRole('region', { name: 'Entries' })
const warnings = (page: Page) => page.getByRole('list', { name: 'Warnings' })

test.beforeEach(async ({ page, studio }) => {
  // Where entries stand is found once; without it a test would wait for it in the middle.
  await page.request.get(`${studio.address}api/pages`)
  await page.goto(studio.address)
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText(heading, { timeout: 90_000 })
})

/** Waits until the frame of the chosen entry stands around this text of the page. */
const framed = (page: Page, text: string) =>
  expect
    .poll(async () => {
      const frame = await site(page).locator('balancier-outline div').first().boundingBox()
      const box = await site(page).getByText(text).first().boundingBox()
      if (!frame || !box) return false
      return frame.y <= box.y && frame.y + frame.height >= box.y + box.height && frame.x <= box.x
    })
    .toBe(true)

test('a click on a text of the page opens its entry, with what is known of it', async ({ page }) => {
  await site(page).getByRole('heading', { level: 1 }).click()
  await expect(field(page)).toHaveValue(/^Every euro accounted for/)
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
  await page.getByRole('searchbox', { name: 'Search the entries' }).fill('releves camt.053 cloture')
  const words = 'Statements come in as camt.053'
  await entries(page).getByRole('button', { name: words }).click()
  await expect(site(page).getByText(words).first()).toBeInViewport()
  await framed(page, words)
  await expect(page.getByText('/en/automatisation-processus')).toBeVisible()
})

test('an edit is seen in the page as it is typed, and a reload loses nothing', async ({ page, studio }) => {
  const before = await readFile(join(studio.root, homeFile), 'utf8')
  await site(page).getByRole('heading', { level: 1 }).click()
  await field(page).fill('Each euro in its place.<0/>Each payment signed.')
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Each payment signed.')
  await expect(page.getByRole('button', { name: 'Save 1 edit' })).toBeEnabled()
  expect(await readFile(join(studio.root, homeFile), 'utf8')).toBe(before)

  await page.reload()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Each payment signed.')
  await page.getByRole('combobox', { name: 'State' }).selectOption('edited')
  await entries(page).getByRole('button').click()
  await expect(field(page)).toHaveValue(/Each euro in its place/)

  await page.getByRole('button', { name: 'Discard the edit' }).click()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText(heading)
  await expect(page.getByRole('button', { name: 'All saved' })).toBeDisabled()
})

test('warns of tags, placeholders, length and terms', async ({ page }) => {
  await site(page).getByRole('heading', { level: 1 }).click()
  await field(page).fill('Every euro accounted for. Every payment signed.')
  await expect(warnings(page)).toContainText('<0/> is missing')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await field(page).fill(`Every euro.<0/>${'Every payment is signed by two people. '.repeat(6)}`)
  await expect(warnings(page)).toContainText(/\d+ signs for \d+/)

  await page.getByRole('button', { name: 'Discard the edit' }).click()
  const cta = site(page).getByRole('banner').getByRole('link', { name: 'Request a demo' })
  await cta.click()
  await field(page).fill('Request a demonstration of everything that the platform can do for your treasury')
  await expect(warnings(page)).toContainText('runs over')
  await page.getByRole('button', { name: 'Discard the edit' }).click()
})

test('saving changes one entry of one file, and says what somebody else changed', async ({
  page,
  studio,
}) => {
  const file = join(studio.root, homeFile)
  const before = await readFile(file, 'utf8')
  await site(page).getByRole('heading', { level: 1 }).click()
  await field(page).fill('Every euro in place.<0/>Every payment signed off.')
  await page.getByRole('button', { name: 'Save 1 edit' }).click()
  await expect(page.getByText('Saved 1 text in 1 file.')).toBeVisible()
  const after = await readFile(file, 'utf8')
  const lines = (text: string) => text.split('\n')
  expect(lines(after).filter((line, index) => line !== lines(before)[index])).toEqual([
    'msgstr "Every euro in place.<0/>Every payment signed off."',
  ])
  expect(lines(after).length).toBe(lines(before).length)

  await field(page).fill('Mine.<0/>Signed.')
  await writeFile(file, after.replace('Every euro in place.', 'Theirs.'))
  await expect(page.getByText('The file says something else meanwhile')).toBeVisible()
  await page.getByRole('button', { name: 'Save 1 edit' }).click()
  await expect(page.getByText(/changed in the file meanwhile/)).toBeVisible()
  expect(await readFile(file, 'utf8')).toContain('Theirs.')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Theirs.')
  await writeFile(file, before)
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText(heading)
})

test('a .po from another tool is shown without a build, compared, and taken over in part', async ({
  page,
}) => {
  const po = `msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid ""
"Chaque euro à sa place."
"<0/>Chaque paiement signé."
msgstr "From another tool.<0/>Signed."

msgid "Parti depuis longtemps"
msgstr "Long gone"
`
  await page.getByRole('button', { name: 'Open a .po file' }).click()
  const source = await page.request.get(new URL('api/entries?locale=en', page.url()).href)
  const hero = ((await source.json()) as { source: string }[]).find(one =>
    one.source.startsWith('Chaque euro'),
  )
  await page.getByLabel('Open a .po file').setInputFiles({
    name: 'home-en.po',
    mimeType: 'text/x-gettext-translation',
    buffer: Buffer.from(
      po.replace('"Chaque euro à sa place."\n"<0/>Chaque paiement signé."', JSON.stringify(hero?.source)),
    ),
  })
  await expect(page.getByText('1 different, 0 the same, 0 empty, 1 unknown to the site')).toBeVisible()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('From another tool.')
  await page.getByRole('button', { name: 'Show the project’s' }).click()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText(heading)
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByText('0 different, 1 the same')).toBeVisible()
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('From another tool.')
  await expect(page.getByRole('button', { name: 'Save 1 edit' })).toBeEnabled()
})

test('an article is translated beside its source, and the page shows what is saved', async ({
  page,
  studio,
}) => {
  const file = join(studio.root, 'content/articles/4yeux/en.md')
  const before = await readFile(file, 'utf8')
  await page.getByRole('button', { name: 'Articles' }).click()
  const article = page
    .getByRole('region', { name: 'Articles' })
    .getByRole('button')
    .filter({ hasText: '4yeux' })
  await expect(article).toContainText('up to date')
  await article.click()
  await expect(page.getByRole('textbox', { name: 'French source' })).toHaveValue(/^---\ntitle/)
  const title = 'Four eyes on every payment, whoever signs it'
  await field(page).fill(before.replace(/^title: .*$/m, `title: ${title}`))
  await page.getByRole('button', { name: 'Save the article' }).click()
  await expect(page.getByText('Saved content/articles/4yeux/en.md.')).toBeVisible()
  expect(await readFile(file, 'utf8')).toBe(before.replace(/^title: .*$/m, `title: ${title}`))
  await expect(site(page).getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 })

  // Its source changes: the list says so.
  const source = join(studio.root, 'content/articles/4yeux/fr.md')
  const french = await readFile(source, 'utf8')
  await writeFile(source, `${french}\nUne phrase de plus.\n`)
  await expect(article).toContainText('source changed')
  await page.getByRole('button', { name: 'It follows the source now' }).click()
  await expect(page.getByText('up to date', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Discard the edit' }).click()
  await writeFile(source, french)
  await writeFile(file, before)
})

test('by keyboard alone: from the areas to a saved text', async ({ page, studio }) => {
  const file = join(studio.root, 'locales/en/overview.po')
  const before = await readFile(file, 'utf8')
  await page.keyboard.press('F6')
  await expect(
    page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name: 'All areas' }),
  ).toBeFocused()
  for (let step = 0; step < 60; step++) {
    if ((await page.locator(':focus').innerText()).startsWith('overview')) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('F6')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(entries(page).locator('[aria-current="true"]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved 1 text in 1 file.')).toBeVisible()
  expect(await readFile(file, 'utf8')).toContain(' today')
  await writeFile(file, before)

  // Into the page, from text to text, and back to what was picked.
  await page.keyboard.press('F2')
  await page.keyboard.press('Shift+F6')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()

  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'Keys of the studio' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('F9')
  await expect(page.getByRole('button', { name: 'Pick texts' })).toHaveAttribute('aria-pressed', 'false')
})
