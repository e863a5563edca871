import { expect, test } from 'vitest'
import { besideOf } from '../../bench/besideOf.ts'

const names = ['home', 'index']

test('pages are told by name, each with an address', () => {
  expect(besideOf('home=http://localhost:8080/,index=http://localhost:8080/blog/?a=b', names)).toEqual({
    home: 'http://localhost:8080/',
    index: 'http://localhost:8080/blog/?a=b',
  })
})

test.each(['elsewhere=http://localhost/', 'home', 'home=/fr'])('%s is refused, with the fix', option => {
  expect(() => besideOf(option, names)).toThrow(
    `--beside ${option}: write a page (home, index), = and an address`,
  )
})
