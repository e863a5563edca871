import { describe, expect, it } from 'vitest'
import { coverFile, coverSources } from '../../../src/engraving/coverSources.ts'

describe('coverSources', () => {
  it('lists each width, and a twin where the plate has one', () => {
    const { light, dark } = coverSources({ id: 'ebics', key: '0123456789', plate: 'mist' })
    expect(light).toEqual({
      avif: '/covers/ebics-0123456789-480.avif 480w, /covers/ebics-0123456789-960.avif 960w, /covers/ebics-0123456789-1440.avif 1440w',
      webp: '/covers/ebics-0123456789-480.webp 480w, /covers/ebics-0123456789-960.webp 960w, /covers/ebics-0123456789-1440.webp 1440w',
      src: '/covers/ebics-0123456789-960.webp',
    })
    expect(dark?.avif).toContain('/covers/ebics-0123456789-1440-dark.avif 1440w')
    expect(dark?.src).toBe('/covers/ebics-0123456789-960-dark.webp')
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
