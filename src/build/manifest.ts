import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** What the client build made: the way from a source file to the files that the browser fetches for it. */
export type ClientBuild = {
  /** The hashed addresses of these source files and of all that they import, each once. */
  scripts: (sources: readonly string[]) => string[]
  stylesheet: string
}

/** Reads Vite's manifest from a built folder. */
export async function readClientBuild(dist: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest

  const collect = (key: string, into: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || into.has(`/${chunk.file}`)) return
    into.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported, into)
  }
  const stylesheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'))
  const [stylesheet] = stylesheets
  if (!stylesheet || stylesheets.length > 1)
    throw new Error(`The build has ${stylesheets.length} stylesheets, expected one.`)
  return {
    scripts: sources => {
      const files = new Set<string>()
      for (const source of sources) {
        if (!manifest[source]) throw new Error(`${source}: not in the client build; is the file still there?`)
        collect(source, files)
      }
      return [...files]
    },
    stylesheet: `/${stylesheet.file}`,
  }
}
