// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerCopy, offerShare } from '../../../../src/components/article/sharing.ts'

let end = () => {}
const button = () => document.querySelector('button') as HTMLButtonElement

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://site.example/fr/a">'
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(html: string) {
  document.body.innerHTML = html
}

const copyButton = '<div><button data-copy="Copied">Copy</button><span role="status"></span></div>'

test('copies the canonical address and confirms it for a moment', async () => {
  vi.useFakeTimers()
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show(copyButton)
  end = offerCopy(button())
  button().click()
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledWith('https://site.example/fr/a')
  expect(button().textContent).toBe('Copied')
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Copied')
  await vi.advanceTimersByTimeAsync(2500)
  expect(button().textContent).toBe('Copy')
})

test('copies through a selection without the Clipboard API', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  const execCommand = vi.fn(() => true)
  Object.assign(document, { execCommand })
  show(copyButton)
  end = offerCopy(button())
  button().click()
  await vi.waitFor(() => expect(button().textContent).toBe('Copied'))
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(document.querySelector('textarea')).toBeNull()
})

test('says nothing when nothing could be copied', async () => {
  vi.stubGlobal('navigator', {})
  Object.assign(document, { execCommand: () => false })
  show(copyButton)
  end = offerCopy(button())
  button().click()
  await new Promise(resolve => setTimeout(resolve, 10))
  expect(button().textContent).toBe('Copy')
})

test('sharing stays hidden where the browser has none, and opens the browser’s own where it has', () => {
  show('<button data-share="Title" hidden>Share</button>')
  vi.stubGlobal('navigator', {})
  offerShare(button())
  expect(button().hidden).toBe(true)
  const share = vi.fn().mockRejectedValue(new Error('thought better of it'))
  vi.stubGlobal('navigator', { share })
  end = offerShare(button())
  expect(button().hidden).toBe(false)
  button().click()
  expect(share).toHaveBeenCalledWith({ title: 'Title', url: 'https://site.example/fr/a' })
})
