import { expect, it } from 'vitest'
import { fill } from '../../../src/build/fill.ts'

const text = (...all: Parameters<typeof fill>) => fill(...all).toString()
const places = { head: '<!--head-->', script: /<script[^>]*>/, page: '<!--page-->' }

it('fills each place once, whichever comes first, and not what was filled in', () => {
  const template = '<script src="a"><!--head--><main><!--page--></main><!--page-->'
  expect(text(template, places, { head: '<!--page-->', script: '', page: '$& <!--head-->' })).toBe(
    '<!--page--><main>$& <!--head--></main><!--page-->',
  )
})

it('needs a place only for what is not empty', () => {
  expect(text('<!--page-->', places, { head: '', script: '', page: 'x' })).toBe('x')
  expect(text('<!--page-->', places, { head: '', script: '', page: Buffer.from('é') })).toBe('é')
  expect(() => fill('<!--page-->', places, { head: 'x', script: '', page: 'x' })).toThrow(/<!--head-->/)
})
