import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignCovers, coverFamilyAndPlate, families } from '../../../src/artwork/coverChoice.ts'
import { plates } from '../../../src/artwork/plates.ts'

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `article-${index}`,
    date: `${2000 + Math.floor(index / 300)}-${String(1 + (Math.floor(index / 25) % 12)).padStart(2, '0')}-${String(1 + (index % 25)).padStart(2, '0')}`,
  }))

describe('coverFamilyAndPlate', () => {
  it('keeps what the article wished', () => {
    const wish = { id: 'ebics', family: 'flow', plate: 'petrol' } as const
    expect(coverFamilyAndPlate(wish)).toEqual(wish)
  })

  it('decides the rest by the id, the same every time', () => {
    const chosen = coverFamilyAndPlate({ id: 'ebics' })
    expect(coverFamilyAndPlate({ id: 'ebics' })).toEqual(chosen)
    expect(coverFamilyAndPlate({ id: 'ebics', plate: 'ink' })).toEqual({ ...chosen, plate: 'ink' })
  })

  it('uses every family and plate, crimson least', () => {
    const chosen = articles(900).map(({ id }) => coverFamilyAndPlate({ id }))
    const share = (test: (one: (typeof chosen)[number]) => boolean) =>
      chosen.filter(test).length / chosen.length
    for (const family of families) expect(share(one => one.family === family)).toBeGreaterThan(0.09)
    for (const plate of plates.filter(one => one !== 'crimson')) {
      expect(share(one => one.plate === plate)).toBeGreaterThan(share(one => one.plate === 'crimson') * 1.5)
    }
  })
})

describe('assignCovers', () => {
  const requests = fc.uniqueArray(
    fc.record(
      {
        id: fc.string({ minLength: 1, maxLength: 5 }),
        date: fc.constantFrom('2025-01-01', '2025-02-01', '2025-03-01'),
        plate: fc.constantFrom(...plates),
        family: fc.constantFrom(...families),
      },
      { requiredKeys: ['id', 'date'] },
    ),
    { selector: wish => wish.id, maxLength: 30 },
  )

  it('never gives neighbours one plate or one family, unless both wished it', () => {
    fc.assert(
      fc.property(requests, list => {
        const covers = [...assignCovers(list).values()]
        expect(covers).toHaveLength(list.length)
        const wished = new Map(list.map(wish => [wish.id, wish]))
        covers.slice(1).forEach((cover, index) => {
          const before = covers[index]
          for (const trait of ['plate', 'family'] as const) {
            const bothWished = wished.get(cover.id)?.[trait] && before && wished.get(before.id)?.[trait]
            if (!bothWished) expect(cover[trait]).not.toBe(before?.[trait])
          }
        })
      }),
    )
  })

  it('differs from the three before, for a grid of three columns', () => {
    const covers = [...assignCovers(articles(400)).values()]
    covers.forEach(({ plate }, index) => {
      expect(covers.slice(Math.max(0, index - 3), index).map(one => one.plate)).not.toContain(plate)
      const page = covers.slice(index, index + 9).filter(one => one.plate === 'crimson')
      expect(page.length).toBeLessThanOrEqual(1)
    })
  })

  it('does not depend on the order of the list, and leaves old covers alone when a new article comes', () => {
    const all = articles(60)
    const before = assignCovers(all.slice(0, 59))
    const after = assignCovers([...all].reverse())
    for (const [id, cover] of before) expect(after.get(id)).toEqual(cover)
    expect(after.size).toBe(60)
  })
})
