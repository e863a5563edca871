// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { noteRest } from '../../../src/browser/rest.ts'

/** A page with its first screen alone, in which each place then gives way to what is to come there. */
function page(html: string, ...rests: string[]) {
  const element = document.createElement('div')
  element.innerHTML = html
  const takeOut = noteRest(element)
  for (const [index, place] of [...element.querySelectorAll('[data-rest]')].entries())
    place.outerHTML = rests[index] ?? ''
  return { element, takeOut }
}

const place = '<i data-rest=""></i>'

describe('the rest of a page', () => {
  it('is taken out, and put in its place at once', () => {
    const { element, takeOut } = page(`<h1>Title</h1>${place}<p>End</p>`, '<p>One</p>, two <b>three</b>')
    const whole = element.innerHTML
    const [first] = element.querySelectorAll('p')
    const complete = takeOut()
    expect(element.innerHTML).toBe(`<h1>Title</h1>${place}<p>End</p>`)
    complete()
    expect(element.innerHTML).toBe(whole)
    expect(element.querySelector('p')).toBe(first)
  })

  it('is kept apart in every place, first and last ones too', () => {
    const { element, takeOut } = page(`<article>${place}</article>${place}`, '<p>One</p>', '<p>Two</p>')
    const whole = element.innerHTML
    const complete = takeOut()
    expect(element.innerHTML).toBe(`<article>${place}</article>${place}`)
    complete()
    expect(element.innerHTML).toBe(whole)
  })

  it('may be nothing', () => {
    const { element, takeOut } = page('<h1>Title</h1>')
    takeOut()()
    expect(element.innerHTML).toBe('<h1>Title</h1>')
    const empty = page(`<h1>Title</h1>${place}`, '')
    empty.takeOut()()
    expect(empty.element.innerHTML).toBe('<h1>Title</h1>')
  })
})
