import { describe, expect, test } from 'vitest'
import { articles } from '#content'
import { locales } from '../../src/i18n/locales.ts'
import { assetsNamed, builtPages, read, scriptsOf, transferSize, withImports } from './built.ts'

/** What a server says before a page, in bytes: `npm start` needs so many. */
const answerHead = 1024

/** Budgets in bytes, brotli: what a connection's first flight carries, and what a page may ask to hydrate. */
const firstFlight = 14_600 - answerHead
const scriptBudget = (file: string) => (file.includes('/blog-post-') ? 90_000 : 92_000)

/** What the contact form adds to a page when it loads, with its words; the captcha and the checks come when they are used. */
const formBudget = 20_000

/** The first flight is the measure of an article of 1,430 words; a longer one may weigh what its words do. */
const longArticle = { words: 1430, bytesPerWord: 3.3 }

function htmlBudget(file: string): number {
  const id = /blog-post-(.+)\.html$/.exec(file)?.[1]
  if (!id) return firstFlight
  const { words } = articles.find(article => article.id === id && file.startsWith(`${article.locale}/`)) ?? {
    words: 0,
  }
  return firstFlight + Math.max(0, words - longArticle.words) * longArticle.bytesPerWord
}

describe.each(builtPages(locales))('%s', file => {
  test('its HTML with the rules it uses stays in its budget', () => {
    expect(transferSize(file)).toBeLessThanOrEqual(htmlBudget(file))
  })

  test('its scripts stay in their budget', () => {
    const total = scriptsOf(read(file)).reduce((sum, script) => sum + transferSize(script), 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(scriptBudget(file))
  })

  test('nothing blocks its first paint', () => {
    const html = read(file)
    expect(html).not.toMatch(/<link(?![^>]*( media="print"| data-lower))[^>]*rel="?stylesheet/)
    expect(html).not.toMatch(/<script(?![^>]*type="(module|application\/json)")[^>]*\ssrc=/)
    // Fonts would take from what is read: they are fetched once it shows. The first picture is among what is read.
    expect(html).not.toMatch(/<link(?![^>]* as="image" fetchpriority="high")[^>]*rel="?preload/)
  })

  test('it has no inline style, which the policy forbids', () => {
    expect(read(file).replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="/)
  })
})

test('the contact form adds no more scripts to its page than it may', () => {
  const [index = '', contact = ''] = ['fr/blog.html', 'fr/contact.html'].map(read)
  const everywhere = withImports([...scriptsOf(index), ...assetsNamed('settled')])
  const form = [...scriptsOf(contact), ...assetsNamed('ContactPage'), ...assetsNamed('ContactForm')]
  const added = [...withImports(form)].filter(script => !everywhere.has(script))
  const named = (name: string) => expect.stringContaining(`${name}-`)
  expect(added).toEqual(expect.arrayContaining([named('ContactPage'), named('ContactForm')]))
  const words = Math.max(...assetsNamed('contact').map(transferSize))
  const total = added.reduce((sum, script) => sum + transferSize(script), words)
  expect(total).toBeGreaterThan(words + 10_000)
  expect(total).toBeLessThanOrEqual(formBudget)
})
