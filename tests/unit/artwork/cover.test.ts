import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cover } from '../../../src/artwork/cover.ts'
import { families } from '../../../src/artwork/coverChoice.ts'
import { hasDarkTwin, inksOf, plates } from '../../../src/artwork/plates.ts'
import { pathsIn } from './geometry.ts'

const size = { width: 960, height: 600 }
const draw = (id: string, family: (typeof families)[number], more = {}) =>
  cover({ id, family, plate: 'mist', scheme: 'light', ...size, ...more })

const signalOf = (svg: string, ink: string) => svg.split('<').filter(part => part.includes(`"${ink}"`))

describe.each(families)('%s cover', family => {
  it('is the same for the same article, and another for another', () => {
    expect(draw('ebics', family)).toBe(draw('ebics', family))
    expect(draw('ebics', family)).not.toBe(draw('ebam', family))
  })

  it('has only numbers a browser can read', () => {
    for (let index = 0; index < 40; index++) {
      expect(draw(`article-${index}`, family)).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]?\d/)
    }
  })

  it('fills its box with the ground, and lays nothing but figures on it', () => {
    const svg = draw('ebics', family)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="960" height="600" viewBox="0 0 960 600"/,
    )
    expect(svg).toContain('<path d="M0 0H960V600H0Z" fill="#e3edec"/>')
    expect(pathsIn(svg).length).toBeGreaterThan(1)
    expect(svg).not.toContain('<text')
  })

  it.each(plates)('shows its signal on the %s plate in both schemes', plate => {
    for (const scheme of ['light', 'dark'] as const) {
      const { signal, ground } = inksOf(plate, scheme)
      const svg = draw('ebics', family, { plate, scheme })
      expect(signalOf(svg, signal).length).toBeGreaterThan(0)
      expect(signalOf(svg, signal).length).toBeLessThanOrEqual(4)
      expect(svg).toContain(`fill="${ground}"`)
    }
  })

  it('lets its signal be seen, wherever the seed puts it', async () => {
    for (let index = 0; index < 12; index++) {
      const svg = draw(`seen-${index}`, family, { width: 480, height: 300 })
      const { data, info } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      let crimson = 0
      for (let at = 0; at < data.length; at += info.channels) {
        const [red = 0, green = 255] = [data[at], data[at + 1]]
        if (red - green > 80) crimson++
      }
      const share = crimson / (info.width * info.height)
      expect(share, svg.slice(0, 80)).toBeGreaterThan(0.001)
      expect(share).toBeLessThan(0.06)
    }
  })

  it('gets fewer lines when small, not only smaller ones', () => {
    const lines = (width: number) =>
      pathsIn(draw('ebics', family, { width, height: (width * 5) / 8 }))
        .join('')
        .match(/M/g)?.length ?? 0
    expect(lines(480)).toBeLessThanOrEqual(lines(1440))
  })

  it('serves a social card too', () => {
    expect(draw('ebics', family, { width: 1200, height: 630 })).not.toContain('NaN')
  })
})

describe('plates', () => {
  it('have dark twins unless they are dark or crimson already', () => {
    expect(plates.filter(hasDarkTwin)).toEqual(['ink', 'blush', 'mist', 'stone'])
    expect(inksOf('blush', 'dark').ground).toBe('#361425')
    expect(inksOf('petrol', 'dark')).toBe(inksOf('petrol', 'light'))
  })
})
