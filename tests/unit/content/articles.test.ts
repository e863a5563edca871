import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { locales } from '../../../src/i18n/locales.ts'

const root = join(import.meta.dirname, '../../..')
const ids = readdirSync(join(root, 'content/articles'))
const required =
  'impayes fraud-protection treasury-management cash-management bank-connectivity financial-risks quicksight api bfr cash-pooling erreurs-gestion-de-treso rapprochement-bancaire defis-conformite startup temoignage-institut-pasteur temoignage-octave-medias temoignage-kaufman&broad delais-de-paiement gestion-treso parcours-achat-client treso saas swiftgpi fovi ebics 4yeux sepa ebam'.split(
    ' ',
  )

test('every article of the specification is there', () => {
  expect(required).toHaveLength(28)
  expect(ids).toEqual(expect.arrayContaining(required))
})

describe.each(locales)('%s', locale => {
  describe.each(required)('%s', id => {
    const { meta, html } = JSON.parse(
      readFileSync(join(root, '.velite/data', locale, 'articles', `${id}.json`), 'utf8'),
    )
    const { document } = new JSDOM(html).window
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const isCase = id.startsWith('temoignage-')

    test('is as long as its readers need', () => {
      expect(meta.words).toBeGreaterThanOrEqual(isCase ? 700 : 1200)
      expect(meta.words).toBeLessThanOrEqual(1800)
    })

    test('cites two sources or more, leads to its product and to the contact form', () => {
      const away = all('a[href^="https://"]').map(link => new URL((link as HTMLAnchorElement).href).href)
      expect(new Set(away).size).toBeGreaterThanOrEqual(2)
      const inside = all('a[href^="/"]').map(link => link.getAttribute('href'))
      expect(inside).toContain(`/${locale}${meta.product}`)
      expect(inside.some(href => href?.startsWith(`/${locale}/contact`))).toBe(true)
    })

    test('has a worked example, a table or figure, and something to do on Monday', () => {
      expect(all('.example, .keyfigure').length).toBeGreaterThan(0)
      expect(all('table, figure').length).toBeGreaterThan(0)
      expect(all('.monday').length).toBeGreaterThan(0)
    })

    if (isCase) {
      test('says that it is illustrative, and names no real organization as a client', () => {
        expect(meta.case).toMatchObject({
          company: expect.any(String),
          sector: expect.any(String),
          size: expect.any(String),
        })
        expect(`${meta.title} ${document.body.textContent}`).toMatch(
          /illustrati|fictif|fictive|fictional|invent/i,
        )
        expect(`${JSON.stringify(meta.case)} ${document.body.textContent}`).not.toMatch(/Pasteur|Kaufman/)
      })
    }
  })
})

test('the figures of the specification stand in the articles', () => {
  const text = (id: string) =>
    JSON.parse(readFileSync(join(root, '.velite/data/fr/articles', `${id}.json`), 'utf8')).html.replace(
      /[\u00a0\u202f]/g,
      ' ',
    )
  for (const figure of ['60 jours', '45 jours', '75 000', '55', '52,8', '44', '53,3'])
    expect(text('delais-de-paiement'), figure).toContain(figure)
  expect(text('delais-de-paiement')).toMatch(/2 millions|2 M€|deux millions|2 000 000/)
  expect(text('swiftgpi')).toMatch(/90 %[^.]*24 heures|24 heures[^.]*90 %/)
})
