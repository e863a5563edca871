import { readFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { services } from '../../src/components/navigation.ts'
import { productPaths } from '../../src/content/pages.ts'
import { defaultLocale, locales } from '../../src/i18n/locales.ts'
import { localizePath, splitLocale } from '../../src/i18n/paths.ts'
import { read } from './built.ts'

const isService = (path: string) => services.some(service => service.path === path)
const pageOf = (path: string, locale: string) =>
  new JSDOM(read(`${locale}${path}.html`)).window.document.querySelector('main') as HTMLElement

/** The text of this page, without illustrations and links to other pages. */
function wordsOf(main: HTMLElement): string[] {
  const copy = main.cloneNode(true) as HTMLElement
  for (const other of copy.querySelectorAll('figure, nav, [aria-labelledby="further"]')) other.remove()
  return copy.textContent?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []
}

const intros = new Map<string, string>()

describe.each(locales)('%s', locale => {
  describe.each(productPaths)('%s', path => {
    const main = pageOf(path, locale)
    const all = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)]

    test('has 250 words of its own or more', () => {
      expect(wordsOf(main).length).toBeGreaterThanOrEqual(250)
    })

    test('opens like no other page', () => {
      const lead = all('header h1 ~ * p, header p').at(-1)?.textContent ?? ''
      const opening = `${locale} ${lead.split(/\s+/).slice(0, 2).join(' ')}`
      expect(lead.length).toBeGreaterThan(40)
      expect([...intros].find(([known]) => known === opening)?.[1] ?? path).toBe(path)
      intros.set(opening, path)
    })

    test('shows where it stands', () => {
      const crumbs = all('nav ol')[0]
      const links = [...(crumbs?.querySelectorAll('a') ?? [])].map(link => link.getAttribute('href'))
      // The list of services stands on the page of the modules, which is its canonical address.
      const section = '/solution'
      expect(links).toEqual(['/', section].map(target => localizePath(target, locale)))
      expect(crumbs?.querySelectorAll('[aria-current="page"]')).toHaveLength(1)
    })

    test('has a scene that says in one sentence what it shows', () => {
      const scenes = all('figure')
      expect(scenes.length).toBeGreaterThan(0)
      for (const scene of scenes) expect(scene.getAttribute('aria-label')?.length).toBeGreaterThan(30)
    })

    test('answers three to five questions, the first of them open', () => {
      const questions = all('section[aria-labelledby="questions"] details')
      expect(questions.length).toBeGreaterThanOrEqual(3)
      expect(questions.length).toBeLessThanOrEqual(5)
      expect(questions[0]?.hasAttribute('open')).toBe(true)
    })

    test('leads to two other pages, two articles and a demonstration', () => {
      const targets = all('section[aria-labelledby="further"] a').map(
        link => splitLocale(link.getAttribute('href') ?? '').path,
      )
      expect(
        targets.filter(target => productPaths.some(other => other === target && other !== path)),
      ).toHaveLength(2)
      expect(targets.filter(target => target.startsWith('/blog-post-'))).toHaveLength(2)
      expect(all(`a[href="${localizePath('/contact', locale)}"]`).length).toBeGreaterThan(0)
    })

    test('has one main heading, and no level is left out below it', () => {
      const levels = all('h1, h2, h3, h4').map(heading => Number(heading.tagName[1]))
      expect(levels.filter(level => level === 1)).toHaveLength(1)
      for (const [place, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
    })

    test('has every id once', () => {
      const ids = all('[id]').map(element => element.id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    if (isService(path)) {
      test('ends with the figures of the business', () => {
        const figures = all('dl')
          .at(-1)
          ?.textContent?.replace(/[\u00a0\u202f,]/g, '')
        for (const figure of ['1500', '10500', '40', '30']) expect(figures).toContain(figure)
      })
    }
  })
})

describe('what the specification counts', () => {
  const page = (path: string) => pageOf(path, defaultLocale)
  const count = (path: string, selector: string) => page(path).querySelectorAll(selector).length
  const pillars = (path: string) => page(path).querySelector('[data-count]')?.getAttribute('data-count')

  test('Payments: two check lists and five pillars', () => {
    expect(pillars('/paiements')).toBe('5')
    expect(count('/paiements', 'section > h2 ~ div ul')).toBe(2)
  })
  test('Treasury and liquidity: three pillars', () => {
    expect(pillars('/tresorerie')).toBe('3')
    expect(pillars('/gestion-liquidite')).toBe('3')
  })
  test('fraud prevention: three list items, six pillars, four list items', () => {
    const lists = [
      ...page('/lutte-contre-fraude').querySelectorAll('section:not([aria-labelledby="further"]) ul'),
    ]
    expect(lists.map(list => list.children.length)).toEqual([3, 4])
    expect(pillars('/lutte-contre-fraude')).toBe('6')
  })
  test('the mobile app: eight figures, as the specification has them', () => {
    const figures = page('/paiements').querySelector('#mobile dl, #mobile ~ * dl')?.textContent
    const digits = figures?.replace(/[\u00a0\u202f]/g, '')
    for (const figure of ['500', '1800', '2950', '1600', '4000', '120000', '1800000', '40+'])
      expect(digits).toContain(figure)
  })
  test('privacy: eleven numbered sections and the note on the Québec authority', () => {
    const privacy = pageOf('/privacy', defaultLocale)
    expect(privacy.querySelectorAll('h2')).toHaveLength(11)
    expect(privacy.querySelector('.note')?.textContent).toContain('Commission d’accès à l’information')
    const source = readFileSync(`content/legal/privacy/${defaultLocale}.md`, 'utf8')
    const [, updated] = /^updated: (.+)$/m.exec(source) ?? []
    expect(privacy.querySelector('time')?.getAttribute('datetime')).toBe(updated)
  })
})
