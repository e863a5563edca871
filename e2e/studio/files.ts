import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '../support/studio.ts'
import {
  editing,
  expect,
  faults,
  field,
  heading,
  homeFile,
  pick,
  saving,
  site,
  title,
  work,
} from './parts.ts'

/** What is written, and what others wrote: catalogs, a file from another tool, articles. */
export function fileTests() {
  test('saving changes one entry of one file, and says what somebody else changed', async ({
    page,
    studio,
  }) => {
    const file = join(studio.root, homeFile)
    const before = await readFile(file, 'utf8')
    await pick(page, title(page), /^Every euro/)
    await field(page).fill('Every euro in place.<0/>Every payment signed off.')
    await saving(page, 'Save 1 edit').click()
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
    await saving(page, 'Save 1 edit').click()
    await expect(page.getByText(/changed in the file meanwhile/)).toBeVisible()
    expect(await readFile(file, 'utf8')).toContain('Theirs.')
    expect(await faults(page)).toEqual([])
    await editing(page, 'Take theirs').click()
    await expect(title(page)).toContainText('Theirs.')
    await expect(page.getByText(/changed in the file meanwhile/)).toBeHidden()
    await writeFile(file, before)
    await expect(title(page)).toContainText(heading)
  })

  test('typing on after Ctrl+S, and Ctrl+S twice, lose nothing and are no conflict', async ({
    page,
    studio,
  }) => {
    const file = join(studio.root, homeFile)
    const before = await readFile(file, 'utf8')
    await pick(page, title(page), /^Every euro/)
    await field(page).fill('One.<0/>Signed')
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' by two')
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' people.')
    await page.keyboard.press('Control+s')
    await expect(saving(page, 'All saved')).toBeDisabled()
    await expect(field(page)).toHaveValue('One.<0/>Signed by two people.')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await readFile(file, 'utf8')).toContain('msgstr "One.<0/>Signed by two people."')
    await writeFile(file, before)
    await expect(title(page)).toContainText(heading)
  })

  test('typing on after an article was saved stays in the field, and is saved next', async ({
    page,
    studio,
  }) => {
    const file = join(studio.root, 'content/articles/4yeux/en.md')
    const before = await readFile(file, 'utf8')
    await work(page, 'Articles').click()
    await page
      .getByRole('region', { name: 'Articles' })
      .getByRole('button')
      .filter({ hasText: '4yeux' })
      .click()
    await field(page).fill(`${before}One more`)
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' sentence,')
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' typed on')
    await expect(page.getByText('Saved content/articles/4yeux/en.md.')).toBeVisible()
    await expect(field(page)).toHaveValue(`${before}One more sentence, typed on`)
    await page.keyboard.press('Control+s')
    await expect.poll(() => readFile(file, 'utf8')).toBe(`${before}One more sentence, typed on\n`)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The page in the frame follows, both ways: the next test begins on another.
    const added = site(page).getByText('One more sentence, typed on')
    await expect(added).toBeVisible()
    await writeFile(file, before)
    await expect(field(page)).toHaveValue(before)
    await expect(added).toHaveCount(0)
  })

  test('a .po from another tool is shown without a build, compared, and taken over in part', async ({
    page,
  }) => {
    const answer = await page.request.get(new URL('api/entries?locale=en', page.url()).href)
    const known = (await answer.json()) as { source: string; translation: string }[]
    const sourceOf = (start: string) =>
      JSON.stringify(known.find(({ translation }) => translation.startsWith(start))?.source)
    const po = `msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid ${sourceOf('Every euro accounted for')}
msgstr "From another tool.<0/>Signed."

msgid ${sourceOf('Learn more')}
msgstr "Find out more"

msgid "Parti depuis longtemps"
msgstr "Long gone"
`
    await work(page, 'Open a .po file').click()
    await page.getByLabel('Open a .po file').setInputFiles({
      name: 'home-en.po',
      mimeType: 'text/x-gettext-translation',
      buffer: Buffer.from(po),
    })
    await expect(page.getByText('2 different, 0 the same, 0 empty, 1 unknown to the site')).toBeVisible()
    const more = site(page).getByRole('main').getByRole('link', { name: 'Find out more' }).first()
    await expect(title(page)).toContainText('From another tool.')
    await expect(more).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show the project’s' }).click()
    await expect(title(page)).toContainText(heading)
    await page.getByRole('button', { name: 'Show the file’s' }).click()
    await expect(title(page)).toContainText('From another tool.')
    const difference = page.getByRole('listitem').filter({ hasText: 'From another tool.' })
    await difference.getByRole('button', { name: 'Take', exact: true }).click()
    await expect(page.getByText('1 different, 1 the same')).toBeVisible()
    await expect(saving(page, 'Save 1 edit')).toBeEnabled()

    // Applied entries stay; the rest of the file disappears from the page with it.
    await work(page, 'Texts').click()
    await expect(more).toBeHidden()
    await expect(title(page)).toContainText('From another tool.')
    await pick(page, title(page), /^From another tool/)
    await editing(page, 'Discard the edit').click()
    await expect(title(page)).toContainText(heading)
  })

  test('an article is translated beside its source, and the page shows what is saved', async ({
    page,
    studio,
  }) => {
    const file = join(studio.root, 'content/articles/4yeux/en.md')
    const before = await readFile(file, 'utf8')
    await work(page, 'Articles').click()
    const article = page
      .getByRole('region', { name: 'Articles' })
      .getByRole('button')
      .filter({ hasText: '4yeux' })
    await expect(article).toContainText('up to date')
    await article.click()
    await expect(page.getByRole('textbox', { name: 'French source' })).toHaveValue(/^---\ntitle/)
    await expect(title(page)).toHaveText(/^The four-eyes principle/)
    expect(await faults(page)).toEqual([])
    const words = 'Four eyes on every payment, whoever signs it'
    await field(page).fill(before.replace(/^title: .*$/m, `title: ${words}`))
    await editing(page, 'Save the article').click()
    await expect(page.getByText('Saved content/articles/4yeux/en.md.')).toBeVisible()
    expect(await readFile(file, 'utf8')).toBe(before.replace(/^title: .*$/m, `title: ${words}`))
    await expect(title(page)).toHaveText(words)

    // Its source changes: the list says so, and the studio keeps its state.
    const source = join(studio.root, 'content/articles/4yeux/fr.md')
    const french = await readFile(source, 'utf8')
    await writeFile(source, `${french}\nUne phrase de plus.\n`)
    await expect(article).toContainText('source changed')
    await editing(page, 'It follows the source now').click()
    await expect(page.getByRole('region', { name: 'Article', exact: true })).toContainText('up to date')
    await editing(page, 'Discard the edit').click()
    await writeFile(source, french)
    await writeFile(file, before)
    await expect(title(page)).toHaveText(/^The four-eyes principle/)
  })
}
