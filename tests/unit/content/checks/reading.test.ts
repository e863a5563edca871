import { expect, test } from 'vitest'
import { checkReading } from '../../../../src/content/checks/reading.ts'
import { productPaths } from '../../../../src/content/pages.ts'

const ids = new Set(['4yeux', 'fovi'])
const whole = productPaths.map((page, index) => ({
  page,
  pages: [productPaths.at(index - 1) as string, productPaths.at(index - 2) as string],
  articles: ['4yeux', 'fovi'],
}))
const texts = (records: typeof whole) =>
  checkReading(records, ids, 'content/related.yml').map(({ text }) => text)

test('a record for each product page is complete', () => {
  expect(texts(whole)).toEqual([])
})

test('an article that does not exist is named, with the one that was meant', () => {
  const [first, ...rest] = whole as [(typeof whole)[number], ...typeof whole]
  expect(texts([{ ...first, articles: ['4yeu', 'fovi'] }, ...rest])).toEqual([
    '/paiements: 4yeu: no such article; did you mean 4yeux?',
  ])
})

test('a page that names itself, stands twice, or is missing is named', () => {
  const [first, second, ...rest] = whole as [(typeof whole)[number], (typeof whole)[number], ...typeof whole]
  expect(texts([{ ...first, pages: [first.page, second.page] }, first, ...rest])).toEqual([
    '/paiements names itself under pages; take it out',
    '/paiements stands twice; take one out',
    'no record for /releves-bancaires; add one with its two pages and two articles',
  ])
})
