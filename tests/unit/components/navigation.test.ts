import { describe, expect, it } from 'vitest'
import { footerColumns, inSection, modules, navigationPaths } from '../../../src/components/navigation.ts'
import { productOf } from '../../../src/components/products.ts'
import { pages } from '../../../src/content/pages.ts'

const text = ({ message = '' }: { message?: string }) => message

describe('navigation', () => {
  it('names every page once', () => {
    expect([...navigationPaths].sort()).toEqual(pages.map(({ path }) => path).sort())
  })

  it('keeps the summaries of the modules to one line of the menu', () => {
    for (const { summary } of modules) expect(text(summary).length).toBeLessThanOrEqual(34)
  })

  it('leads from the footer to every page but home and the two overviews', () => {
    const linked = new Set(footerColumns.flatMap(({ links }) => links.map(({ path }) => path)))
    const missing = navigationPaths.filter(path => !linked.has(path))
    expect(missing.sort()).toEqual(['/', '/services', '/solution', '/terms'])
  })

  it('knows the part of the site a page belongs to', () => {
    expect(inSection('/blog-post-bfr', '/blog')).toBe(true)
    expect(inSection('/blog/2', '/blog')).toBe(true)
    expect(inSection('/blogger', '/blog')).toBe(false)
    expect(inSection('/connectivite', '/services')).toBe(true)
    expect(inSection('/connectivite', '/solution')).toBe(false)
    expect(inSection('/company', '/company')).toBe(true)
  })

  it('gives an article the module it speaks of, or the overview', () => {
    expect(productOf('/mandats-sepa')).toMatchObject({ glyph: 'mandates' })
    expect(text(productOf('/connectivite').label)).toBe('Connectivité')
    expect(text(productOf('/').label)).toBe('Solutions')
  })
})
