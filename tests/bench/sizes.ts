import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure } from './report.ts'

/** Bytes (brotli, in kB of 1000) of the HTML and of all scripts that each page needs. */
export function sizesOf(dist: string, pages: Readonly<Record<string, string>>): Figure[] {
  const size = (file: string) => statSync(join(dist, `${file}.br`)).size / 1000
  return Object.entries(pages).flatMap(([name, path]) => {
    const file = path.split('/').length === 2 ? `${path}/index.html` : `${path}.html`
    const html = readFileSync(join(dist, file), 'utf8')
    const scripts = new Set(
      [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, script]) => script as string),
    )
    return [
      { name: `${name}: HTML`, value: size(file), unit: 'kB', budget: name === 'home' ? 20 : 14.6 },
      {
        name: `${name}: JavaScript`,
        value: [...scripts].reduce((sum, script) => sum + size(script), 0),
        unit: 'kB',
        budget: name === 'article' ? 93 : 95,
      },
    ]
  })
}
