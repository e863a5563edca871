import { describe, expect, it } from 'vitest'
import { acceptedEncodings, plainRange, tidyHeaders } from '../../../src/server/requestHeaders.ts'

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['identity', []],
    ['GZIP', ['gzip']],
    ['gzip;q=0.1, br ; q=0', ['gzip']],
    ['*;q=0, br', ['br']],
    ['*, br;q=0', ['gzip']],
    ['br;q=nonsense', []],
  ])('%s', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
  })
})

describe('plainRange', () => {
  it('passes one span and nothing else', () => {
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
})

describe('tidyHeaders', () => {
  it('keeps a range for GET only', () => {
    const get = { range: 'bytes=0-1' }
    tidyHeaders(get, 'GET')
    expect(get).toHaveProperty('range', 'bytes=0-1')
    const head = { range: 'bytes=0-1' }
    tidyHeaders(head, 'HEAD')
    expect(head).not.toHaveProperty('range')
  })
})
