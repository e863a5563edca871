import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { atom, jsonFeed } from '../../../src/build/feeds/feeds.ts'
import { pageHtml } from '../../../src/build/html/pageHtml.ts'
import { renderMarkdown } from '../../../src/content/markdown/render.ts'
import type { ArticleData } from '../../../src/content/types.ts'

const root = join(import.meta.dirname, '../../..')

/** Each payload would set `taken` if a page executed it. */
const attacks = [
  '</script><script>window.taken = 1</script>',
  '<img src=x onerror="window.taken = 1">',
  '"><svg onload="window.taken = 1">',
  '--><script>window.taken = 1</script><!--',
  '</title></style></textarea></noscript><script>window.taken = 1</script>',
  '<!--<script>',
  "' onmouseover='window.taken = 1",
  '\u2028</script><script>window.taken = 1//',
]
const hostile = attacks.join(' ')

/** Every message of the catalogs is wrapped in an attack. */
vi.mock('../../../src/i18n/catalogs.ts', async original => {
  const real = await original<typeof import('../../../src/i18n/catalogs.ts')>()
  const poisoned = (message: unknown): unknown =>
    typeof message === 'string'
      ? `${message}${hostile}`
      : Array.isArray(message)
        ? [...message, hostile]
        : message
  return {
    ...real,
    allMessages: async (...[locale]: Parameters<typeof real.allMessages>) => {
      const i18n = await real.allMessages(locale)
      const messages = Object.entries(i18n.messages).map(([id, message]) => [id, poisoned(message)])
      i18n.load(i18n.locale, Object.fromEntries(messages))
      return i18n
    },
  }
})

const markdown = `${hostile}

## ${hostile}

[link](javascript:window.taken=1) [data](data:text/html,<script>window.taken=1</script>) ![x](javascript:window.taken=1)

<script>window.taken = 1</script>

| ${attacks[1]} | b |
|---|---|
| ${attacks[0]} | ${attacks[4]} |

\`\`\`
${hostile}
\`\`\`

A note.[^1]

[^1]: ${hostile}
`

/** The page as Vite writes it, with the stylesheet that it adds. */
const template = readFileSync(join(root, 'index.html'), 'utf8')
  .replace(/>\s+</g, '><')
  .replace('</head>', '<link rel="stylesheet" crossorigin href="/a.css"></head>')
const client = { scripts: () => [], stylesheet: '/a.css' }

/** The page as a browser parses it, with scripts enabled. */
function open(html: string) {
  const errors: unknown[] = []
  const virtualConsole = new VirtualConsole().on('jsdomError', error => errors.push(error))
  return { window: new JSDOM(html, { runScripts: 'dangerously', virtualConsole }).window, errors }
}

let whole = ''
beforeAll(async () => {
  const { renderPage } = await import('../../../src/app/entry-server.tsx')
  const article = JSON.parse(
    readFileSync(join(root, '.velite/data/fr/articles/bfr.json'), 'utf8'),
  ) as ArticleData
  const rendered = renderMarkdown(markdown, { locale: 'fr' })
  const poisoned = {
    ...article,
    ...rendered,
    meta: { ...article.meta, title: hostile, summary: hostile, coverAlt: hostile },
  }
  const page = await renderPage('/blog-post-bfr', 'fr', async <T>() => poisoned as T)
  whole = pageHtml(
    page,
    { template, client, mail: '', inline: 'window.inline = 1' },
    { locale: 'fr', style: { own: '', all: [] } },
  )
}, 60_000)

describe('no text of an article or a catalog can put script into a page', () => {
  it('shows the attacks as text', () => {
    const { window, errors } = open(whole)
    expect(window.document.querySelector('h1')?.textContent).toContain('<script>window.taken = 1</script>')
    expect(window.document.querySelector('header')?.textContent).toContain('onerror="window.taken = 1"')
    expect(errors).toEqual([])
  })

  it('runs none of them', () => {
    const { window } = open(whole)
    expect('taken' in window).toBe(false)
    expect(window).toMatchObject({ inline: 1 })
  })

  it('holds no other script, no handler and no address that runs', () => {
    const { document } = open(whole).window
    const types = [...document.scripts].map(script => script.type)
    expect(types.sort()).toEqual(['', 'application/json', 'application/ld+json'])
    for (const script of document.querySelectorAll('script[type]')) {
      expect(() => JSON.parse(script.textContent ?? '')).not.toThrow()
    }
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^srcdoc$/)
        if (/^(href|src|action)$/.test(name)) expect(value).not.toMatch(/^\s*(javascript|data|vbscript):/i)
      }
    }
  })
})

it('no text can break out of a feed', () => {
  const entry = {
    title: hostile,
    summary: hostile,
    path: '/x',
    published: '2025-01-01',
    modified: '2025-01-01',
    html: renderMarkdown(markdown, { locale: 'fr' }).html,
    picture: { path: '/covers/x.webp', type: 'image/webp', width: 8, height: 5, alt: hostile },
  }
  const feed = { locale: 'fr', origin: 'https://b.example', title: hostile, entries: [entry] } as const
  const { window } = new JSDOM(atom(feed), { contentType: 'application/xml' })
  expect(window.document.querySelectorAll('script')).toHaveLength(0)
  expect(window.document.querySelector('entry > title')?.textContent).toContain('<script>')
  expect(() => JSON.parse(jsonFeed(feed))).not.toThrow()
})
