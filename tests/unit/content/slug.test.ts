import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugOf, uniqueSlugs } from '../../../src/content/slug.ts'

describe('slugOf', () => {
  it.each([
    ['L’échéance : 60 jours', 'l-echeance-60-jours'],
    ['Œuvres & cætera', 'oeuvres-caetera'],
    ['Le 1er\u00a0mai, 13,15\u00a0%', 'le-1er-mai-13-15'],
    ['MT940 → camt.053', 'mt940-camt-053'],
    ['…', 'section'],
    ['Ελληνικά', 'ελληνικα'],
  ])('%s → %s', (text, slug) => expect(slugOf(text)).toBe(slug))

  it('gives names that need no escape in an address and change no more', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const slug = slugOf(text)
        expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
        expect(slugOf(slug)).toBe(slug)
      }),
    )
  })
})

describe('uniqueSlugs', () => {
  it('numbers what comes again, also where the number is taken', () => {
    const slug = uniqueSlugs()
    expect(['Notes', 'Notes 2', 'Notes', 'notes'].map(slug)).toEqual([
      'notes',
      'notes-2',
      'notes-3',
      'notes-4',
    ])
  })
})
