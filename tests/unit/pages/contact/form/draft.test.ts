// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraft } from '../../../../../src/pages/contact/form/draft.ts'

const day = 86_400_000
let now = 1_750_000_000_000
const clock = () => now
const open = () => openDraft(clock)
const fields = (message: string, name = '') => ({ 'first-name': name, message })

beforeEach(() => {
  localStorage.clear()
  now = 1_750_000_000_000
})
afterEach(() => vi.restoreAllMocks())

test('nothing is stored before something is typed', () => {
  expect(open().found).toBeUndefined()
  open().leave()
  expect(localStorage.length).toBe(0)
})

test('what is typed is found by the next visit, with its dates', () => {
  expect(open().keep(fields('Bonjour', 'Hélène'))).toBe(true)
  const { found } = open()
  expect(found).toEqual({ fields: fields('Bonjour', 'Hélène'), typed: now, until: now + 7 * day })
})

test('it expires after seven days, and is erased then', () => {
  open().keep(fields('Bonjour'))
  now += 7 * day - 1
  expect(open().found).toBeDefined()
  now += 1
  expect(open().found).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('leaving the page does not make it live longer', () => {
  const draft = open()
  draft.keep(fields('Bonjour'))
  now += 6 * day
  draft.leave()
  now += day
  expect(open().found).toBeUndefined()
})

test('emptying the form deletes the draft', () => {
  const draft = open()
  draft.keep(fields('Bonjour'))
  draft.keep(fields('', '  '))
  expect(localStorage.length).toBe(0)
})

test('two tabs keep their own', () => {
  const one = open()
  const two = open()
  one.keep(fields('Message du premier onglet'))
  now += 1000
  two.keep(fields('Message du second'))
  now += 1000
  one.leave()
  expect(open().found?.fields).toEqual(fields('Message du premier onglet'))
  one.sent()
  expect(open().found?.fields).toEqual(fields('Message du second'))
})

test('a tab without typing changes nothing', () => {
  const one = open()
  one.keep(fields('Bonjour'))
  const two = open()
  two.leave()
  expect(open().found?.fields).toEqual(fields('Bonjour'))
})

test('a draft that goes on in another visit is one draft, also when it is sent', () => {
  open().keep(fields('Bonjour'))
  now += 1000
  const next = open()
  next.keep(fields('Bonjour à tous'))
  expect(localStorage.length).toBe(1)
  next.sent()
  expect(localStorage.length).toBe(0)
})

test('a draft that is sent as it was found is gone; one that its own tab went on with is not', () => {
  const one = open()
  one.keep(fields('Bonjour'))
  open().sent()
  expect(localStorage.length).toBe(0)
  one.keep(fields('Bonjour'))
  const two = open()
  now += 1000
  one.keep(fields('Bonjour encore'))
  two.sent()
  expect(open().found?.fields).toEqual(fields('Bonjour encore'))
})

test('clearing forgets the drafts of all tabs', () => {
  const one = open()
  one.keep(fields('Un'))
  const two = open()
  two.keep(fields('Deux'))
  one.clear()
  expect(localStorage.length).toBe(0)
})

test('there are never more than five', () => {
  const tabs = Array.from({ length: 9 }, open)
  for (const [index, tab] of tabs.entries()) {
    now += 1
    tab.keep(fields(`Onglet ${index}`))
  }
  expect(localStorage.length).toBe(5)
  expect(open().found?.fields.message).toBe('Onglet 8')
})

test.each(['{', 'null', '"x"', '[]', '{"typed":1,"left":1}', '{"fields":{"message":1},"typed":1,"left":1}'])(
  'a draft that holds %s counts as none, and is erased',
  text => {
    localStorage.setItem('balancier-draft-a', text)
    const draft = open()
    expect(draft.found).toBeUndefined()
    expect(localStorage.length).toBe(0)
    expect(draft.keep(fields('Bonjour'))).toBe(true)
    expect(open().found?.fields).toEqual(fields('Bonjour'))
  },
)

test('other entries in storage are kept', () => {
  localStorage.setItem('balancier-language-offer', '1')
  const draft = open()
  draft.keep(fields('Bonjour'))
  draft.clear()
  open()
  expect(localStorage.getItem('balancier-language-offer')).toBe('1')
})

test('closing a tab stores only its own draft', () => {
  const one = open()
  const two = open()
  one.keep(fields('Un'))
  two.keep(fields('Deux'))
  const set = vi.spyOn(Storage.prototype, 'setItem')
  now += 1000
  two.leave()
  expect(set).toHaveBeenCalledTimes(1)
  expect(set.mock.calls.flat().join()).not.toContain('Un')
})

test('a draft expires even if the clock was set back', () => {
  open().keep(fields('Bonjour'))
  now -= 30 * day
  expect(open().found).toBeUndefined()
})

test('storage that is full says no, and leaves what it had', () => {
  const draft = open()
  draft.keep(fields('Bonjour'))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(draft.keep(fields('Bonjour à tous'))).toBe(false)
  expect(open().found?.fields).toEqual(fields('Bonjour'))
})

test('with storage blocked everything else works', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const draft = open()
  expect(draft.found).toBeUndefined()
  expect(draft.keep(fields('Bonjour'))).toBe(false)
  draft.leave()
  draft.sent()
  draft.clear()
})
