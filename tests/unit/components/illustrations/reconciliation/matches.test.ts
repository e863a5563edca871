import { expect, test } from 'vitest'
import { drawMatches } from '../../../../../src/components/illustrations/reconciliation/matches.ts'

test('an entry is joined to its line, straight when they face each other', () => {
  expect(drawMatches([0, 1, 1], 3)).toEqual({
    viewBox: '0 0 44 196',
    links: 'M0 66h44M0 118h44M0 118C26 118 18 170 44 170',
    open: 'M0 170h10',
    end: 'M14 170h0',
  })
})

test('nothing is left open when every line is answered', () => {
  expect(drawMatches([1, 0], 2)).toMatchObject({ open: '', end: '' })
})
