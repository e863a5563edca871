import { expect, it } from 'vitest'
import { rhythmNotes } from '../../../../src/content/checks/rhythm.ts'

const article = (body: string, locale = 'en') => ({
  file: `content/articles/a/${locale}.md`,
  text: `---\ntitle: A\n---\n\n${body}\n`,
})
const long = 'This paragraph runs on for more than ten words before it comes to an end at last.'

it('counts paragraphs that end on a short sentence', () => {
  const text = `${long} ${long}\n\n${long} It was short.\n\n## A heading\n\n- An item. Short.\n\n| A cell. Short. |\n\n`
  expect(rhythmNotes([article(text.repeat(30))])).toEqual([
    expect.stringMatching(/^en: 30 of 60 paragraphs end on a sentence of 10 words or fewer/),
  ])
})

it('counts words and signs by language', () => {
  const english = article(
    `${long} Nobody asked; nobody knew, the bank, the client, and the auditor were out.`,
  )
  const french = article('Personne ne savait ; personne n’a demandé à la banque ce qu’elle en pensait.', 'fr')
  expect(rhythmNotes([...Array(50).fill(english), ...Array(50).fill(french)])).toEqual([
    expect.stringContaining('50 semicolons, 100 “personne ne”'),
    expect.stringContaining('50 semicolons, 100 “nobody”, 50 triads'),
  ])
})

it('says nothing of a few paragraphs', () => {
  expect(rhythmNotes([article(long)])).toEqual([])
})
