import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The built folder, which `npm test` makes before it runs these tests. */
export const dist = join(import.meta.dirname, '../../dist')

/** Every built page below a language's folder, as a path from `dist`: `fr/paiements.html`. */
export const builtPages = (locales: readonly string[]) =>
  locales.flatMap(locale =>
    readdirSync(join(dist, locale), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.html'))
      .map(file => `${locale}/${file}`),
  )

export const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** The transferred bytes: those of the brotli copy if there is one. */
export function transferSize(file: string): number {
  try {
    return statSync(join(dist, `${file}.br`)).size
  } catch {
    return statSync(join(dist, file)).size
  }
}

/** The scripts that a page needs to hydrate. */
export const scriptsOf = (html: string) => [
  ...new Set([...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file]) => file as string)),
]

/** The scripts whose name begins so, as `dist` has them: `assetsNamed('ContactForm')` gives `assets/ContactForm-….js`. */
export const assetsNamed = (name: string) =>
  readdirSync(join(dist, 'assets'))
    .filter(file => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))
    .map(file => `assets/${file}`)

/** Scripts with all their static imports. */
export function withImports(scripts: readonly string[]): Set<string> {
  const all = new Set(scripts)
  // Iterating over a set includes items added meanwhile.
  for (const script of all) {
    for (const [, file] of read(script).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g))
      all.add(`assets/${file}`)
  }
  return all
}
