import { afterEach, expect, test, vi } from 'vitest'
import { watchSearch } from '../../../../src/search/dialog/searchShortcut.ts'

const search = { prepare: vi.fn(() => Promise.resolve()), open: vi.fn(() => Promise.resolve()) }
document.body.innerHTML = '<button data-search><span>Rechercher</span></button><a href="/">Accueil</a><input>'
watchSearch(search)
const at = (selector: string) => document.querySelector<HTMLElement>(selector)
const tell = (selector: string, type: string) =>
  at(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
const press = (selector: string, key: string, ctrlKey = false) =>
  at(selector)?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }))

afterEach(() => vi.clearAllMocks())

test('pressing the button prepares the search; pointing at it, or focusing it, fetches nothing', () => {
  for (const type of ['pointerover', 'touchstart', 'focusin']) tell('span', type)
  tell('a', 'pointerdown')
  expect(search.prepare).not.toHaveBeenCalled()
  tell('span', 'pointerdown')
  expect(search.prepare).toHaveBeenCalledTimes(1)
  expect(search.open).not.toHaveBeenCalled()
})

test('the button opens it, and so do the keys, but not / in a field', () => {
  at('span')?.click()
  press('a', '/')
  press('input', 'K', true)
  expect(search.open).toHaveBeenCalledTimes(3)
  press('input', '/')
  at('a')?.click()
  expect(search.open).toHaveBeenCalledTimes(3)
})

test('what cannot be fetched is tried again at the next call, and says nothing', async () => {
  search.open.mockRejectedValueOnce(new Error('offline'))
  search.prepare.mockRejectedValueOnce(new Error('offline'))
  tell('span', 'pointerdown')
  at('span')?.click()
  await Promise.resolve()
  at('span')?.click()
  expect(search.open).toHaveBeenCalledTimes(2)
})
