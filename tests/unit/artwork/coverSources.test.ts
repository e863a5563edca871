import { describe, expect, it } from 'vitest'
import { coverFile, coverSources } from '../../../src/artwork/coverSources.ts'

describe('coverSources', () => {
  it('lists each width, and a twin where the plate has one', () => {
    const sources = coverSources({ id: 'ebics', key: '0123456789', plate: 'mist' })
    expect(sources).toEqual({
      light:
        '/covers/ebics-0123456789-480.avif 480w, /covers/ebics-0123456789-960.avif 960w, /covers/ebics-0123456789-1440.avif 1440w',
      dark: '/covers/ebics-0123456789-480-dark.avif 480w, /covers/ebics-0123456789-960-dark.avif 960w, /covers/ebics-0123456789-1440-dark.avif 1440w',
      fallback: '/covers/ebics-0123456789-960.webp',
    })
  })

  it('goes no further than its place can use', () => {
    const { light } = coverSources({ id: 'a', key: 'b', plate: 'mist', widest: 960 })
    expect(light).toBe('/covers/a-b-480.avif 480w, /covers/a-b-960.avif 960w')
  })

  it('has no twin on petrol and crimson', () => {
    expect(coverSources({ id: 'a', key: 'b', plate: 'petrol' })).not.toHaveProperty('dark')
  })

  it('keeps addresses plain, whatever the id', () => {
    const file = { key: '0f', width: 480, dark: false, format: 'webp' } as const
    expect(coverFile({ ...file, id: 'témoignage-Kaufman&Broad' })).toBe(
      't-moignage--aufman--road-0f-480.webp',
    )
    expect(coverFile({ ...file, id: '../x y' })).toBe('---x-y-0f-480.webp')
  })
})
