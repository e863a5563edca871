import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contents, openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({
    ...contents,
    'fr/café.html': 'café',
    'fr/Upper.html': 'in capitals',
    'fr/upper.html': 'in small letters',
  })
})
afterAll(() => site.close())

describe('redirects', () => {
  it.each([
    ['/fr/', '/fr'],
    ['/fr/paiements/', '/fr/paiements'],
    ['/paiements/', '/paiements'],
    ['/paiements///', '/paiements'],
    ['/fr/blog-post-temoignage-kaufman%26broad', '/fr/blog-post-temoignage-kaufman&broad'],
    ['/blog-post-temoignage-kaufman%26broad', '/blog-post-temoignage-kaufman&broad'],
    ['//fr//paiements', '/fr/paiements'],
    ['/index.html', '/'],
    ['/fr/index.html', '/fr'],
    ['/fr/index', '/fr'],
    ['/fr/paiements.html', '/fr/paiements'],
    ['/paiements.html', '/paiements'],
    ['/fr/404.html', '/fr/404'],
    ['/fr/Paiements', '/fr/paiements'],
    ['/PAIEMENTS', '/paiements'],
    ['/FR/Blog/2', '/fr/blog/2'],
    ['/EN', '/en'],
    ['/fr/Caf%c3%a9', '/fr/caf%C3%A9'],
    ['//FR//Blog-Post-Temoignage-Kaufman%26Broad.HTML/', '/fr/blog-post-temoignage-kaufman&broad'],
    ['/%66r/%70aiements', '/fr/paiements'],
  ])('%s goes to %s in one step', async (path, target) => {
    const { status, headers } = await site.get(path)
    expect([status, headers.location]).toEqual([301, target])
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const next = await site.get(target)
    expect(next.headers.location).toBeUndefined()
  })

  it('keep the query as it is', async () => {
    const { headers } = await site.get('/paiements/?lng=en&q=a%20b%26c&x=//y/')
    expect(headers.location).toBe('/paiements?lng=en&q=a%20b%26c&x=//y/')
  })

  it('answer HEAD too', async () => {
    const { status, headers, text } = await site.get('/fr/', {}, 'HEAD')
    expect([status, headers.location, text]).toEqual([301, '/fr', ''])
  })

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/%2e',
    '//evil.example/index.html',
    '/\\evil.example/',
    '/\\evil.example/%E0%A4%A/',
    '//\\evil.example//',
    '/%5Cevil.example/',
    '/%2F%2Fevil.example/',
    '//evil%E0%A4%A.example/x/',
    'http://evil.example//evil.example/fr/',
    'http://evil.example/fr/',
    'https://evil.example',
  ])('never leave this host: %s', async path => {
    const { headers } = await site.get(path)
    const { location } = headers
    if (location === undefined) return
    expect(new URL(location, 'https://here.example').host).toBe('here.example')
  })

  it('leave capitals alone when no page has the small letters, or when the capitals are a page', async () => {
    expect((await site.get('/fr/Nothing')).status).toBe(404)
    expect((await site.get('/fr/Upper')).text).toBe('in capitals')
    expect((await site.get('/assets/Main-aB3.js')).status).toBe(200)
  })
})
