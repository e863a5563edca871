import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { read, scriptsOf } from '../dist/built.ts'
import type { Figure } from './report.ts'

const libraries = {
  React: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  'TanStack Router': /node_modules[\\/]@tanstack[\\/]/,
  Lingui: /node_modules[\\/]@lingui[\\/]/,
  'other libraries': /node_modules[\\/]/,
  'our own': /./,
}
type Library = keyof typeof libraries

const libraryOf = (id: string) =>
  (Object.keys(libraries) as Library[]).find(name => libraries[name].test(id)) ?? 'our own'

/**
 * The share of each package in a page's scripts (brotli, in kB of 1000): a file's bytes are divided by the unminified
 * length of its modules, so shares are approximate; their sum is exact.
 */
export async function librariesOf(root: string, page: { name: string; file: string }): Promise<Figure[]> {
  const { output } = (await build({
    root,
    logLevel: 'silent',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const wanted = scriptsOf(read(page.file))
  const sums = new Map<Library, number>()
  for (const chunk of output) {
    if (chunk.type !== 'chunk' || !wanted.includes(chunk.fileName)) continue
    const modules = Object.entries(chunk.modules)
    const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
    const bytes = brotliCompressSync(chunk.code).length
    for (const [id, { renderedLength }] of modules) {
      const library = libraryOf(id)
      sums.set(library, (sums.get(library) ?? 0) + (bytes * renderedLength) / length / 1000)
    }
  }
  return [...sums].map(([library, value]) => ({
    name: `${page.name}: JavaScript, ${library}`,
    value,
    unit: 'kB',
  }))
}
