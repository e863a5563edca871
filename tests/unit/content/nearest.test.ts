import { describe, expect, it } from 'vitest'
import { didYouMean, nearest } from '../../../src/content/nearest.ts'

describe('nearest', () => {
  it('finds the word that was meant', () => {
    expect(nearest('sumary', ['title', 'summary', 'date'])).toBe('summary')
    expect(nearest('/blog-post-bffr', ['/blog-post-fovi', '/blog-post-bfr'])).toBe('/blog-post-bfr')
    expect(nearest('Topic', ['topic'])).toBe('topic')
  })

  it('offers nothing when nothing is near', () => {
    expect(nearest('colour', ['title', 'summary'])).toBeUndefined()
    expect(nearest('x', [])).toBeUndefined()
  })

  it('ends a message with the question, or with the fix', () => {
    expect(didYouMean('tilte', ['title'])).toBe('; did you mean title?')
    expect(didYouMean('colour', ['title'], 'take it out')).toBe('; take it out')
    expect(didYouMean('colour', ['title'])).toBe('')
  })
})
