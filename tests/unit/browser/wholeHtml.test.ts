// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let fails: boolean
vi.mock('../../../src/browser/stylesheet.ts', () => ({
  wholeStylesheet: () => (fails ? Promise.reject(new Error('no sheet')) : Promise.resolve()),
  whenIdle: (task: () => void) => setTimeout(task),
}))
vi.mock('../../../src/browser/painted.ts', () => ({ oncePainted: (task: () => void) => setTimeout(task) }))

const page = document.documentElement
const parts = () => [...document.querySelectorAll<HTMLElement>('p, footer')]
const shown = () => parts().filter(part => part.style.contentVisibility === 'visible')

async function wholeHtml() {
  vi.resetModules()
  return (await import('../../../src/browser/wholeHtml.ts')).wholeHtml()
}

beforeEach(() => {
  fails = false
  document.body.innerHTML = `<div data-blocks="">${'<p>text</p>'.repeat(30)}</div><footer data-below=""></footer>`
})
afterEach(() => {
  delete page.dataset.opening
  vi.restoreAllMocks()
})

it('has every part laid out, and takes the mark back when all are', async () => {
  page.dataset.opening = ''
  const turns: number[] = []
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
    turns.push(shown().length)
    expect(page.dataset.opening).toBe('')
    return new DOMRect()
  })
  await wholeHtml()
  expect(shown()).toHaveLength(31)
  expect(turns.length).toBeGreaterThan(1)
  expect(page.dataset.opening).toBeUndefined()
})

it('leaves what is seen for the last turn, which changes nothing else', async () => {
  page.dataset.opening = ''
  const seen = parts().slice(10, 13)
  for (const part of seen) part.getBoundingClientRect = () => new DOMRect(0, 100, 300, 50)
  const turns: HTMLElement[][] = []
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
    turns.push(shown().filter(part => !turns.flat().includes(part)))
    return new DOMRect()
  })
  await wholeHtml()
  expect(turns.at(-1)).toEqual(seen)
  expect(parts().filter(part => part.style.contain === 'content')).toEqual(seen)
})

it.each([
  { time: 1, most: 4 },
  { time: 3, most: 2 },
  { time: 20, most: 1 },
])(
  'lays out so many parts of $time ms at once that the page can answer between: $most',
  async ({ time, most }) => {
    page.dataset.opening = ''
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const turns: number[] = []
    vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => {
      const parts = shown().length - turns.reduce((sum, turn) => sum + turn, 0)
      turns.push(parts)
      now += parts * time
      return new DOMRect()
    })
    await wholeHtml()
    expect(shown()).toHaveLength(31)
    expect(Math.max(...turns)).toBe(most)
  },
)

it('does so without the whole stylesheet', async () => {
  fails = true
  page.dataset.opening = ''
  await wholeHtml()
  expect(shown()).toHaveLength(31)
})

it('touches nothing where a page left out nothing', async () => {
  await wholeHtml()
  expect(shown()).toHaveLength(0)
})

it('has those laid out that a page which comes back has left out, whatever page it is by then', async () => {
  const [first, second] = parts() as [HTMLElement, HTMLElement]
  for (const { style } of [first, second]) style.contentVisibility = 'auto'
  const done = wholeHtml()
  document.body.append(Object.assign(document.createElement('footer'), { textContent: 'of the next page' }))
  const third = document.querySelector<HTMLElement>('footer:last-child') as HTMLElement
  Object.assign(third.dataset, { below: '' })
  third.style.contentVisibility = 'auto'
  first.remove()
  await done
  expect(shown()).toEqual([second, third])
  expect(first.style.contentVisibility).toBe('auto')
})
