import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { assetsNamed, builtPages, read, scriptsOf, transferSize, withImports } from './built.ts'

/**
 * Budgets in bytes, brotli, of a page’s HTML with its critical CSS, of what a page does for someone who only reads, and of
 * the scripts that start the app. The inline script starts it and keeps what visitors ask for before (0.9 kB).
 */
const isHome = (file: string) => /^\w+\/(index|resources)\.html$/.test(file)
const htmlBudget = (file: string) => (isHome(file) ? 18_600 : 17_800)
const readingBudget = 3_000
const scriptBudget = 109_000

/** What the contact form adds to a page when it loads, with its words; the captcha and the checks come when they are used. */
const formBudget = 23_700

describe.each(builtPages(locales))('%s', file => {
  test('its HTML with the rules it uses stays in its budget', () => {
    expect(transferSize(file)).toBeLessThanOrEqual(htmlBudget(file))
  })

  test('its scripts stay in their budget', () => {
    const total = scriptsOf(read(file)).reduce((sum, script) => sum + transferSize(script), 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThanOrEqual(scriptBudget)
  })

  test('whoever only reads it fetches one small script, and the app comes in six files at most', () => {
    const list = (name: string) =>
      new RegExp(`data-${name}="([^"]*)"`).exec(read(file))?.[1]?.split(' ') ?? []
    const idle = list('idle')
    expect(idle).toHaveLength(1)
    expect(transferSize(idle[0] ?? '')).toBeLessThanOrEqual(readingBudget)
    // A page that is a form brings its own.
    if (!/contact|outils\//.test(file)) expect(list('scripts').length).toBeLessThanOrEqual(6)
  })

  test('nothing blocks its first paint', () => {
    const html = read(file)
    expect(html).not.toMatch(/<link[^>]*rel="?stylesheet/)
    expect(html).not.toMatch(/<script(?![^>]*type="(module|application\/json)")[^>]*\ssrc=/)
    // The fonts of its text and its first picture are among what is read.
    expect(html).not.toMatch(/<link rel="preload" as="(?!image" fetchpriority="high"|font")/)
  })

  test('it has no inline style, which the policy forbids', () => {
    expect(read(file).replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="/)
  })
})

test('the contact form adds no more scripts to its page than it may', () => {
  const [index = '', contact = ''] = ['fr/blog.html', 'fr/contact.html'].map(read)
  const everywhere = withImports([...scriptsOf(index), ...assetsNamed('idle')])
  const form = [...scriptsOf(contact), ...assetsNamed('ContactPage'), ...assetsNamed('ContactForm')]
  const added = [...withImports(form)].filter(script => !everywhere.has(script))
  expect(added.join()).toMatch(/ContactPage-.*ContactForm-/)
  const words = Math.max(...assetsNamed('contact').map(transferSize))
  const total = added.reduce((sum, script) => sum + transferSize(script), words)
  expect(total).toBeGreaterThan(words + 10_000)
  expect(total).toBeLessThanOrEqual(formBudget)
})
