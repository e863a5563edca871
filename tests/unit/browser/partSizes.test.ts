// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { comingBack } from '../../../src/browser/leftPages.ts'
import { watchPartSizes } from '../../../src/browser/partSizes.ts'

const watched = new Set<Element>()
let tell: (sizes: [Element, number][]) => void

beforeEach(() => {
  watched.clear()
  class Observer {
    constructor(told: (entries: unknown[]) => void) {
      tell = sizes =>
        told(
          sizes
            .filter(([target]) => watched.has(target))
            .map(([target, blockSize]) => ({ target, contentBoxSize: [{ blockSize }] })),
        )
    }
    observe = (part: Element) => watched.add(part)
    disconnect = () => watched.clear()
  }
  vi.stubGlobal('ResizeObserver', Observer)
  document.body.innerHTML =
    '<section data-below>one</section><div data-blocks><b>two</b><i>three</i></div><p>four</p>'
})
afterEach(() => vi.unstubAllGlobals())

const parts = () =>
  [...document.querySelectorAll<HTMLElement>('section, b, i')] as [HTMLElement, HTMLElement, HTMLElement]

/** The parts that are left out of the layout as the page comes back, with their heights. */
function leftOut() {
  comingBack.prepare(document.body)
  return parts()
    .filter(({ style }) => style.contentVisibility === 'auto')
    .map(({ textContent, style }) => [textContent, style.containIntrinsicBlockSize])
}

it('leaves each part out whose height is known', () => {
  const [section, bold] = parts()
  watchPartSizes()
  expect([...watched]).toEqual(parts())
  expect(leftOut()).toEqual([])
  tell([
    [section, 300],
    [bold, 20.5],
  ])
  expect(leftOut()).toEqual([
    ['one', '300px'],
    ['two', '20.5px'],
  ])
})

it('leaves them out anew each time, at the heights they have by then', () => {
  const [section] = parts()
  watchPartSizes()
  tell([[section, 300]])
  leftOut()
  Object.assign(section.style, { contentVisibility: 'visible', contain: 'content' })
  tell([[section, 350]])
  expect(leftOut()).toEqual([['one', '350px']])
  expect(section.style.contain).toBe('')
})

it('has what was measured in a window of another width laid out', () => {
  const [section, bold] = parts()
  watchPartSizes()
  tell([
    [section, 300],
    [bold, 20.5],
  ])
  vi.stubGlobal('innerWidth', window.innerWidth - 400)
  tell([[section, 900]])
  expect(leftOut()).toEqual([['one', '900px']])
})

it('keeps the last height of what goes with its page, and watches it no more', () => {
  const [section, bold] = parts()
  const end = watchPartSizes()
  tell([[section, 300]])
  section.remove()
  tell([[section, 0]])
  document.body.prepend(section)
  end()
  tell([[bold, 20.5]])
  expect(leftOut()).toEqual([['one', '300px']])
})
