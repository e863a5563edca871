import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { read } from './built.ts'

describe('the prerendered home page', () => {
  const { document } = new JSDOM(read('fr/index.html')).window
  const page = document.querySelector('main') as HTMLElement
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)]

  it('has one main heading, and no level is left out below it', () => {
    const levels = all('h1, h2, h3, h4').map(heading => Number(heading.tagName[1]))
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [place, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
  })

  it('leads from the hero to the features without scripts', () => {
    expect(all('a[href="#features"]')).toHaveLength(1)
    expect(all('section#features')).toHaveLength(1)
  })

  it('names eight clients once each, and says that they are invented', () => {
    const names = all('[data-moving] svg[role="img"]').map(logo => logo.getAttribute('aria-label'))
    expect(new Set(names).size).toBe(8)
    expect(names).toHaveLength(8)
    expect(page.textContent).toContain('Clients fictifs')
  })

  it('has eight modules, eight teasers and three testimonials', () => {
    const modules = all('section[aria-labelledby="modules-title"] li a').map(link =>
      link.getAttribute('href'),
    )
    expect(new Set(modules).size).toBe(8)
    expect(all('article')).toHaveLength(8)
    expect(all('blockquote')).toHaveLength(3)
  })

  it('shows the final figures', () => {
    const figures = all('dd[data-count]').map(figure => figure.textContent?.replace(/\u00a0/g, ' '))
    expect(figures).toEqual(['1 100', '8 500'])
  })

  it('refers only to elements that are there, by ids that are there once', () => {
    const ids = all('[id]').map(element => element.id)
    expect(ids).toHaveLength(new Set(ids).size)
    for (const name of ['aria-labelledby', 'aria-controls']) {
      for (const element of all(`[${name}]`)) expect(ids).toContain(element.getAttribute(name))
    }
  })

  it('has no style attribute, which the content policy would refuse', () => {
    expect(all('[style]')).toEqual([])
  })
})
