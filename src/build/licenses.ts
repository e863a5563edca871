import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Vite writes the licenses of what it bundled into pages; taken away before publishing, with the rest of `.vite`. */
export const licensesFile = '.vite/licenses.json'

type License = { name: string; version: string; identifier?: string | null; text?: string | null }

type Package = {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** What Vite's list leaves out: bundles of workers, the fonts, and the map's outlines. */
const besides = /^(?:workbox-(?!build$)|@fontsource|saxes$|world-atlas$)/

/** The ISC License as its authors publish it, for packages that name it and carry no text. */
const isc = (author: string) => `Copyright (c) ${author}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`

/** A package and all it depends on. */
function closure(root: string, names: readonly string[], found = new Map<string, License>()) {
  for (const name of names) {
    if (found.has(name)) continue
    const folder = join(root, 'node_modules', name)
    const { version, license, author = `the authors of ${name}`, dependencies = {} } = readPackage(folder)
    const file = readdirSync(folder).find(entry => /^licen[cs]e(?:\.\w+)?$/i.test(entry))
    const own = file && readFileSync(join(folder, file), 'utf8')
    const text = own ?? (license === 'ISC' && typeof author === 'string' ? isc(author) : null)
    found.set(name, { name, version, identifier: license ?? null, text })
    closure(root, Object.keys(dependencies), found)
  }
  return found
}

/**
 * The licenses of all packages whose code, fonts or data are published, as one text: their terms ask that copies carry
 * them. `bundled` is Vite's list of the pages' bundles.
 */
export function licensesText(root: string, bundled: readonly License[]): string {
  const { dependencies, devDependencies } = readPackage(root)
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(name => besides.test(name))
  const all = new Map([...closure(root, names), ...bundled.map(license => [license.name, license] as const)])
  const parts = [...all.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, identifier, text }) => {
      const title = `${name} ${version}${identifier ? ` (${identifier})` : ''}`
      return `${title}\n${'-'.repeat(title.length)}\n\n${(text ?? `See the package ${name}.`).trim()}\n`
    })
  return ['What this site publishes of others, and under which terms.\n', ...parts].join('\n\n')
}
