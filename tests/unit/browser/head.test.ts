// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { applyHead, readHead } from '../../../src/browser/head.ts'
import type { HeadTag } from '../../../src/seo/documentHead.ts'

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })

const index: HeadTag[] = [
  { tag: 'title', attributes: {}, text: 'Blog' },
  meta({ name: 'description', content: 'Articles' }),
  link({ rel: 'canonical', href: '/fr/blog' }),
  link({ rel: 'alternate', hreflang: 'fr', href: '/fr/blog' }),
  link({ rel: 'alternate', hreflang: 'en', href: '/en/blog' }),
  link({ rel: 'alternate', type: 'application/atom+xml', href: '/fr/feed.xml' }),
  meta({ property: 'og:title', content: 'Blog' }),
]

const article: HeadTag[] = [
  { tag: 'title', attributes: {}, text: 'Impayés' },
  meta({ name: 'description', content: 'Un article' }),
  link({ rel: 'canonical', href: '/fr/blog-post-impayes' }),
  link({ rel: 'alternate', hreflang: 'fr', href: '/fr/blog-post-impayes' }),
  meta({ property: 'og:title', content: 'Impayés' }),
  meta({ property: 'article:published_time', content: '2025-05-06' }),
]

/** What the head says, a line an element, whatever their order. */
const said = () =>
  [...document.head.querySelectorAll('meta,link')]
    .map(({ localName, attributes }) =>
      [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    )
    .sort()

const saying = (tags: readonly HeadTag[]) =>
  tags
    .filter(({ tag }) => tag !== 'title')
    .map(({ tag, attributes }) =>
      [tag, ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`)].join(' '),
    )

const ofSite = ['link rel=icon href=/icon-96.png', 'meta name=viewport content=width=device-width']

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><link rel="icon" href="/icon-96.png">'
})

describe('the head after a navigation', () => {
  it('says what the page says, and nothing of the page before', () => {
    applyHead(index)
    expect(said()).toEqual([...ofSite, ...saying(index)].sort())
    applyHead(article)
    expect(document.title).toBe('Impayés')
    expect(said()).toEqual([...ofSite, ...saying(article)].sort())
  })

  it('says nothing twice on coming back', () => {
    for (const tags of [index, article, index, article, index]) applyHead(tags)
    expect(said()).toEqual([...ofSite, ...saying(index)].sort())
  })

  it('keeps the elements that both pages have: a link put in anew costs a layout of the whole page', () => {
    applyHead(index)
    const canonical = document.head.querySelector('link[rel="canonical"]')
    const french = document.head.querySelector('link[hreflang="fr"]')
    applyHead(article)
    expect(document.head.querySelector('link[rel="canonical"]')).toBe(canonical)
    expect(document.head.querySelector('link[hreflang="fr"]')).toBe(french)
  })

  it('can be read, and given back to a page that is left and returned to', () => {
    applyHead(index)
    const read = readHead()
    applyHead(article)
    applyHead(read)
    expect(document.title).toBe('Blog')
    expect(said()).toEqual([...ofSite, ...saying(index)].sort())
  })
})
