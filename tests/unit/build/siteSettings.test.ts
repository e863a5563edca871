import { describe, expect, it } from 'vitest'
import { siteProblems, unknownSettings } from '../../../src/build/siteSettings.ts'

describe('the address of the site', () => {
  it.each([
    undefined,
    '',
    ' ',
    'https://www.example.com',
    'http://localhost:4173',
    'https://example.com:8443',
    'https://xn--exmple-cua.com',
  ])('may be %j', url => {
    expect(siteProblems({ VITE_SITE_URL: url })).toEqual([])
  })

  it.each([
    ['www.example.com', 'has no https:// at its beginning: write https://www.example.com'],
    ['example.com/site', 'has no https:// at its beginning: write https://example.com'],
    ['localhost:4173', 'has no https:// at its beginning: write https://localhost:4173'],
    ['//www.example.com', 'has no https:// at its beginning: write https://www.example.com'],
    ['ftp://www.example.com', 'has no https:// at its beginning: write https://www.example.com'],
    ['https//www.example.com', 'has no https:// at its beginning: write https://www.example.com'],
    ['https:/www.example.com', 'has no https:// at its beginning: write https://www.example.com'],
    ['https://', 'is no address: write https://www.example.com'],
    ['https://www.example.com/', 'has a slash at its end: write https://www.example.com'],
    [
      'https://www.example.com/site',
      'has a path, but the site needs a host of its own: write https://www.example.com',
    ],
    ['https://www.example.com?a=b', 'has a query or a fragment: write https://www.example.com'],
    ['https://www.example.com/?', 'has a query or a fragment: write https://www.example.com'],
    ['https://www.example.com#top', 'has a query or a fragment: write https://www.example.com'],
    ['https://me:secret@www.example.com', 'names a user: write https://www.example.com'],
    ['HTTPS://WWW.Example.com', 'is not written as browsers write it: write https://www.example.com'],
    ['https://www.example.com:443', 'is not written as browsers write it: write https://www.example.com'],
    ['https://exämple.com', 'is not written as browsers write it: write https://xn--exmple-cua.com'],
    [' https://www.example.com', 'has a space in it: write https://www.example.com'],
    ['javascript:alert(1)', 'has no https:// at its beginning: write https://www.example.com'],
  ])('is not %j', (url, problem) => {
    expect(siteProblems({ VITE_SITE_URL: url })).toEqual([`VITE_SITE_URL ${problem}, not "${url}".`])
  })
})

it('offline reading is on or off', () => {
  for (const word of [undefined, 'on', 'off']) expect(siteProblems({ VITE_OFFLINE: word })).toEqual([])
  for (const word of ['', 'OFF', 'false', '0', 'no'])
    expect(siteProblems({ VITE_OFFLINE: word })).toEqual([`VITE_OFFLINE must be on or off, not "${word}".`])
})

it('a name that is no setting is said to be none', () => {
  expect(unknownSettings({ VITE_SITE_URL: 'x', PATH: 'y', VITE_MAIL_ORIGIN: 'z' })).toEqual([])
  expect(unknownSettings({ VITE_SITE_URI: 'x' })).toEqual([
    expect.stringMatching(/^VITE_SITE_URI is no setting and has no effect: the settings are VITE_SITE_URL, /),
  ])
})
