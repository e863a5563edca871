import { expect, it } from 'vitest'
import { rhythmNotes } from '../../../src/content/checks/rhythm.ts'

const article = (body: string, locale = 'en') => ({
  file: `content/articles/a/${locale}.md`,
  text: `---\ntitle: A\n---\n\n${body}\n`,
})
const long = 'This paragraph runs on for more than ten words before it comes to an end at last.'

it('counts paragraphs that end on a short sentence', () => {
  const text = `${long} ${long}\n\n${long} It was short.\n\n## A heading\n\n- An item. Short.\n\n| A cell. Short. |`
  expect(rhythmNotes([article(text)])).toEqual([
    expect.stringMatching(/^en: 1 of 2 paragraphs end on a sentence of 10 words or fewer/),
  ])
})

it('counts words and signs by language', () => {
  const english = article(
    `${long} Nobody asked; nobody knew, the bank, the client, and the auditor were out.`,
  )
  const french = article('Personne ne savait ; personne n’a demandé à la banque ce qu’elle en pensait.', 'fr')
  expect(rhythmNotes([english, french])).toEqual([
    expect.stringContaining('1 semicolons, 2 “personne ne”'),
    expect.stringContaining('1 semicolons, 2 “nobody”, 1 triads'),
  ])
})
