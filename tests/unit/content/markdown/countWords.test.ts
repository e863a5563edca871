import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countWords } from '../../../../src/content/markdown/countWords.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu

it('counts what the pattern of a word finds, in any script', () => {
  expect(countWords('L’écart, de 1,5 %, 日本語 and 𝒳-ray')).toBe(6)
  const signs = fc.oneof(
    fc.constantFrom('’', "'", '.', ',', '-', ' ', 'é', '٣', 'ʼ', '\u{1d4b3}'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(signs), parts => {
      const text = parts.join('')
      expect(countWords(text)).toBe(text.match(word)?.length ?? 0)
    }),
  )
})
