import { describe, expect, it } from 'vitest'
import { readTarget } from '../../../src/server/visit.ts'

describe('readTarget', () => {
  it.each([
    ['/', { path: '/', search: '' }],
    ['/?lng=en', { path: '/', search: '?lng=en' }],
    ['/a?b?c', { path: '/a', search: '?b?c' }],
    ['//evil.example/x', { path: '//evil.example/x', search: '' }],
    ['/a#b?c', { path: '/a', search: '' }],
    ['http://host.example', { path: '/', search: '' }],
    ['http://host.example?lng=en', { path: '/', search: '?lng=en' }],
    ['HTTPS://host.example:1/fr?x', { path: '/fr', search: '?x' }],
    ['*', undefined],
    ['', undefined],
    ['?x', undefined],
    ['ftp://host.example/x', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s', (target, expected) => {
    expect(readTarget(target)).toEqual(expected)
  })
})
