import { describe, expect, test } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { builtPages, read, scriptsOf, transferSize } from './built.ts'

/** Budgets in bytes, brotli: what a connection's first flight carries, and what a page may ask to hydrate. */
const firstFlight = 14_600
const htmlBudget = (file: string) =>
  /\/(index|resources|solution|services|404)\.html$/.test(file) ? 20_000 : firstFlight
const scriptBudget = (file: string) => (file.includes('/blog-post-') ? 93_000 : 95_000)

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
    expect(html).not.toMatch(/<link(?![^>]*media="print")[^>]*rel="?stylesheet/)
    expect(html).not.toMatch(/<script(?![^>]*type="(module|application\/json)")[^>]*\ssrc=/)
  })

  test('it has no inline style, which the policy forbids', () => {
    expect(read(file).replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\sstyle="/)
  })
})
