import { describe, expect, it } from 'vitest'
import { pageAnchors, pages } from '../../../src/content/pages.ts'

describe('pages', () => {
  it('have one address and one name each', () => {
    expect(new Set(pages.map(page => page.path)).size).toBe(pages.length)
    expect(new Set(pages.map(page => page.id)).size).toBe(pages.length)
  })

  it('tell which anchors texts may link to', () => {
    expect(pageAnchors.get('/contact')).toContain('CPI')
    expect(pageAnchors.get('/tresorerie')).toEqual([])
    expect(pageAnchors.has('/contacts')).toBe(false)
  })
})
