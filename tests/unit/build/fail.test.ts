import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExplainedError, fail, SettingsError } from '../../../src/build/fail.ts'
import { ContentError } from '../../../src/content/problems.ts'

const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
const exitCode = process.exitCode
beforeEach(() => printed.mockClear())
afterEach(() => {
  process.exitCode = exitCode
})

it.each([
  new SettingsError('VITE_X is set but empty: give it a value.'),
  new ExplainedError('vite build ended with 1; the reason is above.'),
  new ContentError([{ file: 'content/site.yml', line: 3, text: 'name: missing' }]),
  new Error('content/site.yml: no such file; write it'),
  new Error('content/articles/a/fr.md:12: no title; write one'),
  // Of the configuration that Velite bundles.
  Object.assign(new Error('x'), { name: 'ContentError' }),
])('prints the message alone where it says all: %s', error => {
  fail(error)
  expect(printed).toHaveBeenCalledWith(error.message)
  expect(process.exitCode).toBe(1)
})

it.each([
  new Error("Cannot find module '/site/src/content/pages.ts' imported from /site/src/build/build.ts"),
  new Error("ENOENT: no such file or directory, open '/site/content/site.yml'"),
  new TypeError('content/ is not iterable'),
  new SyntaxError('Unexpected token in /site/src/content/schema/site.ts'),
  'a text',
])('prints the whole error, with its stack, where it does not: %s', error => {
  fail(error)
  expect(printed).toHaveBeenCalledWith(error)
  expect(process.exitCode).toBe(1)
})
