import { expect, it } from 'vitest'
import { read } from './built.ts'

it('the site carries the licenses of the code and the fonts it publishes', () => {
  const text = read('licenses.txt')
  for (const name of [
    'react',
    'react-dom',
    '@tanstack/react-router',
    '@lingui/core',
    'zod',
    'minisearch',
    'saxes',
    'workbox-core',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'))
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
  expect(text).toMatch(/Permission is hereby granted/)
})
