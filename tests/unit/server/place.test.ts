import { describe, expect, it } from 'vitest'
import { pageFile, placeOf } from '../../../src/server/place.ts'

describe('placeOf', () => {
  it('tells files from pages', () => {
    expect(placeOf('/assets/x')).toEqual({ kind: 'file' })
    expect(placeOf('/data')).toEqual({ kind: 'file' })
    expect(placeOf('/fr/feed.xml')).toEqual({ kind: 'file' })
    expect(placeOf('/')).toEqual({ kind: 'page', locale: undefined, page: '/' })
    expect(placeOf('/fr')).toEqual({ kind: 'page', locale: 'fr', page: '/' })
    expect(placeOf('/database')).toEqual({ kind: 'page', locale: undefined, page: '/database' })
    expect(placeOf('/de/x')).toEqual({ kind: 'page', locale: undefined, page: '/de/x' })
  })

  it('names the file of a page', () => {
    expect(pageFile('fr', '/')).toBe('/fr/index.html')
    expect(pageFile('en', '/blog/2')).toBe('/en/blog/2.html')
  })
})
