import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { chromium } from 'playwright'
import { installedChromium } from '../../e2e/support/chromium.ts'
import { locales } from '../../src/i18n/locales.ts'
import { withServer } from './server.ts'

// `node tests/bench/standIns.ts`, on what is built: how wide our fonts are on the texts of the site, as a share of the
// faces of devices that stand in for them. Where a font, its weight or the texts have changed, `src/components/styles/fonts.css.ts` is to
// say the new figures. A device that lacks a face measures another in its place: see that it is installed.

const dist = join(import.meta.dirname, '../../dist')
const files = ['Liberation Sans', 'Liberation Sans Bold', 'Roboto']
const sets = [
  { name: 'headings', selector: 'h1', font: 'Familjen', weight: 560 },
  { name: 'text', selector: 'main p', font: 'Instrument', weight: 400 },
  { name: 'buttons and links', selector: 'a, button, b', font: 'Instrument', weight: 560 },
]

const documents = locales.flatMap(locale =>
  readdirSync(join(dist, locale))
    .filter(file => file.endsWith('.html'))
    .map(file => new JSDOM(readFileSync(join(dist, locale, file), 'utf8')).window.document),
)
const textsOf = (selector: string) => [
  ...new Set(
    documents.flatMap(document =>
      [...document.querySelectorAll(selector)].map(element => element.textContent?.trim() ?? ''),
    ),
  ),
]

await withServer(async origin => {
  const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  await page.goto(`${origin}/fr`)
  for (const { name, selector, font, weight } of sets) {
    for (const file of files) {
      const share = await page.evaluate(
        async ({ texts, file, font, weight }) => {
          const face = await new FontFace('measured', `local("${file}")`).load()
          document.fonts.add(face)
          await document.fonts.load(`${weight} 1em ${font}`)
          const pen = document.createElement('canvas').getContext('2d')
          const width = (of: string) => {
            if (!pen) return Number.NaN
            pen.font = of
            return texts.reduce((sum, text) => sum + pen.measureText(text).width, 0)
          }
          const result = width(`${weight} 100px ${font}`) / width('400 100px measured')
          document.fonts.delete(face)
          return result
        },
        { texts: textsOf(selector), file, font, weight },
      )
      console.info(`${name.padEnd(18)} ${file.padEnd(22)} ${share.toFixed(4)}`)
    }
  }
  await browser.close()
})
