import { expect, test } from 'vitest'
import { failureLine, failureOf } from '../../../../../src/pages/contact/mail/failure.ts'

test.each([
  [
    { status: 451, text: 'Unavailable For Headless Browser' },
    'headless',
    451,
    'Unavailable For Headless Browser',
  ],
  [{ status: 451, text: '' }, 'headless', 451, 'Unavailable For Headless Browser'],
  [{ status: 403, text: 'Forbidden' }, 'forbidden', 403, 'Forbidden'],
  [{ status: 403, text: '' }, 'forbidden', 403, 'Forbidden'],
  [{ status: 429, text: '' }, 'throttled', 429, 'Too Many Requests'],
  [{ status: 400, text: 'The Public Key is invalid' }, 'invalid', 400, 'The Public Key is invalid'],
  [{ status: 413, text: '' }, 'invalid', 413, 'Refused'],
  [{ status: 500, text: '' }, 'server', 500, 'Server Error'],
  [{ status: 503, text: 'Down' }, 'server', 503, 'Down'],
  [new TypeError('Failed to fetch'), 'network', 0, 'Network Error'],
  [{ status: 0, text: 'Network Error' }, 'network', 0, 'Network Error'],
  [undefined, 'network', 0, 'Network Error'],
  ['The public key is required.', 'settings', 0, 'The public key is required.'],
])('%o is told apart', (reason, kind, status, text) => {
  expect(failureOf(reason)).toEqual({ kind, status, text })
})

test('the console says it in one line', () => {
  expect(failureLine(failureOf({ status: 429, text: '' }))).toBe('mail: throttled (429 Too Many Requests)')
  expect(failureLine(failureOf(new TypeError('x')))).toBe('mail: network (0 Network Error)')
  expect(failureLine(failureOf({ status: 500, text: 'x'.repeat(10_000) })).length).toBeLessThan(250)
})
