import { expect, it } from 'vitest'
import { plainRange } from '../../../src/server/range.ts'

it('one span of bytes passes and nothing else', () => {
  for (const range of ['bytes=0-1', 'bytes=7-', 'bytes=7-7']) expect(plainRange(range)).toBe(range)
  for (const range of [
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=-5',
    'bytes=2-1',
    'bytes=0-0',
    'bytes=0-00',
  ]) {
    expect(plainRange(range)).toBeUndefined()
  }
})
