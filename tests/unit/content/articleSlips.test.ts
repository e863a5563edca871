import { describe, expect, it } from 'vitest'
import { sourceSlips, staleFutures } from '../../../src/content/checks/sourceSlips.ts'

describe('a past date that is told as to come', () => {
  it.each([
    ['fr', 'À compter du 9 octobre 2025, le règlement obligera les banques.'],
    ['fr', 'Elle se fera à partir du 1er mars 2026, et coûtera davantage.'],
    ['en', 'From October 9, 2025, the regulation will require a check.'],
  ])('%s: is found in “%s”', (locale, text) => {
    expect(staleFutures(text, locale, '2026-11-27')).toHaveLength(1)
  })

  it.each([
    ['fr', 'Depuis le 9 octobre 2025, le règlement oblige les banques.'],
    ['fr', 'À compter du 9 octobre 2027, le règlement obligera les banques.'],
    ['fr', 'À compter du 9 octobre 2025, les banques vérifient. Cela durera.'],
    ['en', 'From October 9, 2025, the regulation has required a check.'],
    ['en', 'From September 1, 2027, small ones will issue them.'],
    ['de', 'Ab dem 9. Oktober 2025 wird geprüft.'],
  ])('%s: is not found in “%s”', (locale, text) => {
    expect(staleFutures(text, locale, '2026-11-27')).toEqual([])
  })
})

it('names the line, and forms that the glossary forbids', () => {
  const glossary = [
    { id: 'queue', words: { en: { term: 'signing queue', avoid: ['signature book'] } }, typed: [] },
  ]
  const source = '---\ntitle: A\n---\n\nOne.\n\nThe signature book. From May 1, 2025, it will open.\n'
  expect(sourceSlips('content/articles/a/en.md', source, { glossary, today: '2026-01-01' })).toEqual([
    {
      file: 'content/articles/a/en.md',
      line: 7,
      text: '“signature book” is not the term; write “signing queue”',
    },
    {
      file: 'content/articles/a/en.md',
      line: 7,
      text: '“From May 1, 2025 …” is told as to come, but has passed. Fix: write what holds now.',
    },
  ])
})

it('refuses a front page as the source of an article', () => {
  const source =
    '---\ntitle: A\n---\n\nSee [a](https://www.fdic.gov/) and [b](https://www.fdic.gov/resources/x).\n'
  expect(sourceSlips('content/articles/a/en.md', source)).toEqual([
    {
      file: 'content/articles/a/en.md',
      line: 5,
      text: 'link to https://www.fdic.gov: a front page is no source. Fix: link to the page that says it.',
    },
  ])
  expect(sourceSlips('content/legal/a/en.md', source)).toEqual([])
})

it('refuses a whole code of law as the source of an article', () => {
  const codes = 'https://www.legifrance.gouv.fr/codes'
  const source = `See [a](${codes}/texte_lc/LEGITEXT000005634379/) and [b](${codes}/article_lc/LEGIARTI000006219327).\n`
  expect(sourceSlips('content/articles/a/en.md', source).map(({ text }) => text)).toEqual([
    `link to ${codes}/texte_lc/LEGITEXT000005634379: a whole code is no source. Fix: link to the article of the code.`,
  ])
})
