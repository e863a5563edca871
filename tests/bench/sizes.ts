import { read, scriptsOf, transferSize } from '../dist/built.ts'
import type { Figure } from './report.ts'

/** Bytes (brotli, in kB of 1000) of the HTML and of all scripts that each page needs to hydrate. */
export function sizesOf(pages: Readonly<Record<string, string>>): Figure[] {
  return Object.entries(pages).flatMap(([name, path]) => {
    const file = path.split('/').length === 2 ? `${path.slice(1)}/index.html` : `${path.slice(1)}.html`
    const scripts = scriptsOf(read(file)).reduce((sum, script) => sum + transferSize(script), 0)
    return [
      {
        name: `${name}: HTML`,
        value: transferSize(file) / 1000,
        unit: 'kB',
        budget: name === 'home' ? 17 : 16,
      },
      {
        name: `${name}: JavaScript`,
        value: scripts / 1000,
        unit: 'kB',
        budget: name === 'home' ? 105 : 100,
      },
    ]
  })
}
