import { describe, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { read } from '../dist/built.ts'
import { observatory } from './observatory.ts'

const rules = read('_headers')
  .trim()
  .split('\n\n')
  .map(block => block.split('\n'))
const redirects = read('_redirects').trim().split('\n')

const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path

/** What Cloudflare makes of the file: all matching rules add up, the last one of each pattern, and `!` removes headers of earlier rules. */
function cloudflare(path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  const last = [...new Map(rules.map(rule => [rule[0], rule])).values()]
  for (const [pattern = '', ...lines] of last.filter(([first = '']) => matches(first, path))) {
    for (const line of lines.map(one => one.trim())) {
      const [, gone] = /^! (\S+)$/.exec(line) ?? []
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? []
      const key = (gone ?? name).toLowerCase()
      expect(key, `${pattern}: ${line}`).not.toBe('')
      if (gone) delete headers[key]
      else headers[key] = headers[key] ? `${headers[key]}, ${value}` : value
    }
  }
  return headers
}

/** What Netlify makes of it: later rules win, and lines without a colon are ignored. */
function netlify(path: string): Record<string, string> {
  const found = rules.filter(([first = '']) => matches(first, path)).flatMap(([, ...lines]) => lines)
  const pairs = found.flatMap(line =>
    [...(/^\s*([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [])].length ? [line] : [],
  )
  return Object.fromEntries(
    pairs.map(line => [
      line.split(':')[0]?.trim().toLowerCase() ?? '',
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
}

describe('_headers', () => {
  it('stays inside the limits of Cloudflare Pages', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    for (const line of rules.flat()) expect(line.length).toBeLessThanOrEqual(2000)
  })

  it('names each pattern once, for Cloudflare keeps the last section of a pattern alone', () => {
    const patterns = rules.map(([pattern]) => pattern)
    expect(patterns).toEqual([...new Set(patterns)])
    expect(cloudflare('/covers/x.avif')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  it.each([
    ['/fr', 'fr/index.html', false],
    ['/', 'index.html', false],
    ['/en/blog-post-bfr', 'en/blog-post-bfr.html', false],
    ['/contact', 'contact.html', true],
    ['/fr/contact', 'fr/contact.html', true],
    ['/fr/blog-post-temoignage-kaufman&broad', 'fr/blog-post-temoignage-kaufman&broad.html', false],
  ])('gives %s the highest grade of the Observatory, on both hosts', (path, file, guests) => {
    for (const headers of [cloudflare(path), netlify(path)]) {
      expect(observatory(headers)).toBeGreaterThanOrEqual(120)
      expect(observatory(headers, read(file))).toBe(130)
      expect(headers['content-security-policy']?.includes('hcaptcha')).toBe(guests)
      expect(headers['content-security-policy']).not.toContain(',')
    }
  })

  it('caches hashed files for a year and lets other sites show images for shared links', () => {
    for (const host of [cloudflare, netlify]) {
      expect(host('/assets/x.js')['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(host('/cards/fr/home.png')['cross-origin-resource-policy']).toBe('cross-origin')
      expect(host('/fr')['cross-origin-resource-policy']).toBe('same-origin')
      for (const locale of locales) expect(host(`/${locale}/blog`)['content-language']).toBe(locale)
    }
  })
})

describe('_redirects', () => {
  it('stays within the limits: static rules, one per line, of at most 1,000 characters', () => {
    expect(redirects.length).toBeLessThanOrEqual(2000)
    for (const line of redirects) {
      expect(line).toMatch(/^\/\S+ \/\S* 301$/)
      expect(line.length).toBeLessThanOrEqual(1000)
    }
  })

  it('redirects in one step, without loops', () => {
    const sources = new Set(redirects.map(line => line.split(' ')[0]))
    for (const [, target = ''] of redirects.map(line => line.split(' '))) {
      expect(sources.has(target)).toBe(false)
      expect(() => read(/\.\w+$/.test(target) ? target : `${target}.html`)).not.toThrow()
    }
  })

  it.each(['feed', 'rss', 'feed.xml', 'feed/', 'rss/', 'atom', 'rss.xml'])('leads /%s to the feeds', name => {
    expect(redirects).toContain(`/${name} /fr/feed.xml 301`)
    for (const locale of name === 'feed.xml' ? [] : locales)
      expect(redirects).toContain(`/${locale}/${name} /${locale}/feed.xml 301`)
  })

  it('redirects every other spelling of an address', () => {
    expect(redirects).toContain('/fr/ /fr 301')
    expect(redirects).toContain(
      '/en/blog-post-temoignage-kaufman%26broad /en/blog-post-temoignage-kaufman&broad 301',
    )
  })
})
