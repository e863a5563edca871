import { expect, it } from 'vitest'
import { rangeOf } from '../../../src/server/range.ts'

it.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=7-', { first: 7, last: 12 }],
  ['bytes=7-7', { first: 7, last: 7 }],
  ['bytes=7-99', { first: 7, last: 12 }],
  ['bytes=12-12', { first: 12, last: 12 }],
  ['bytes=13-', 'unsatisfiable'],
  ['bytes=13-99', 'unsatisfiable'],
  [undefined, undefined],
  ['', undefined],
  ['bytes=', undefined],
  ['bytes=-', undefined],
  ['bytes=-5', undefined],
  ['bytes=2-1', undefined],
])('%s of 13 bytes is %o', (header, range) => {
  expect(rangeOf(header, 13)).toEqual(range)
})
