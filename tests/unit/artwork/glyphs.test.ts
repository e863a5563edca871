import { describe, expect, it } from 'vitest'
import { glyphNames, glyphSprite } from '../../../src/artwork/glyphs.ts'
import { icon } from '../../../src/artwork/mark.ts'
import { brand } from '../../../src/components/styles/tokens.ts'
import { numbersIn, pathsIn } from './geometry.ts'

describe('glyphs', () => {
  const symbols = [...glyphSprite().matchAll(/<symbol id="(\w+)" viewBox="0 0 72 72"[^>]*>(.*?)<\/symbol>/g)]

  it('are one symbol a module', () => {
    expect(symbols.map(([, id]) => id)).toEqual(glyphNames)
    expect(glyphNames).toEqual([
      'payments',
      'statements',
      'treasury',
      'liquidity',
      'accounting',
      'reconciliation',
      'powers',
      'mandates',
      'mobile',
    ])
  })

  it.each(symbols.map(([, id, body = '']) => [id, body]))(
    '%s has one signal, and takes its other inks from the page',
    (_, body = '') => {
      const parts = body.split('<').filter(part => part.includes(`var(--signal,${brand})`))
      expect(parts).toHaveLength(1)
      expect(body.replaceAll(`var(--signal,${brand})`, '')).not.toContain('#')
      expect(body).not.toMatch(/NaN|undefined/)
      expect(
        pathsIn(body)
          .flatMap(numbersIn)
          .every(number => Math.abs(number) <= 72),
      ).toBe(true)
    },
  )
})

describe('icon', () => {
  it('is rounded for browsers and bleeds for masks', () => {
    expect(icon('round')).toContain('rx="7"')
    expect(icon('full')).not.toContain('rx=')
  })

  it('keeps the mark inside the safe circle of a mask', () => {
    const share = Number(icon('full').match(/scale\(([\d.]+)\)/)?.[1])
    // The mark's corners lie at most 17.7 units from its middle; the safe circle has a radius of 12.8 on 32.
    expect(share * 17.7).toBeLessThan(12.8)
  })
})
