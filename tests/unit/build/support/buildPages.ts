import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { buildContent } from '../../../../src/build/content.ts'
import { writeEngravings } from '../../../../src/build/engravings.ts'
import { prerender } from '../../../../src/build/prerender/prerender.ts'
import { Prints } from '../../../../src/build/prints.ts'
import { pages } from '../../../../src/content/pages.ts'
import { locales } from '../../../../src/i18n/locales.ts'

// Run by itself in a copy of the project, `buildPages.ts <path> …`: what of a build makes the pages, and these articles,
// in every language of the copy. Nothing is made small, since nobody fetches it.

process.env.NODE_ENV = 'production'
const root = process.cwd()
const dist = join(root, 'dist')
const shared = { root, logLevel: 'error' } as const
const plain = { minify: false, cssMinify: false, reportCompressedSize: false } as const

await buildContent({ root })
await writeEngravings(join(root, '.engraved'))
await build({ ...shared, build: { ...plain, outDir: dist } })
await build({
  ...shared,
  build: { ...plain, ssr: 'src/server.tsx', outDir: '.build', manifest: false, copyPublicDir: false },
})
const paths = new Set([...pages.map(page => page.path), ...process.argv.slice(2)])
const prints = new Prints()
for await (const built of prerender({
  root,
  dist,
  serverEntry: join(root, '.build/server.js'),
  cache: join(root, '.pages'),
  made: '',
  prints,
  paths: new Map(locales.map(locale => [locale, paths])),
  inline: { own: '', bare: '' },
  mail: '',
  onPage() {},
})) {
  const target = join(dist, built.file)
  mkdirSync(dirname(target), { recursive: true })
  if ('from' in built) copyFileSync(built.from, target)
  else writeFileSync(target, built.contents)
}
process.exit(0)
