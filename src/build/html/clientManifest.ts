import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** What the client build made: the way from a source file to the files that the browser fetches for it. */
export type ClientBuild = {
  /** The hashed addresses of these source files and of all that they import, each once. */
  scripts: (sources: readonly string[]) => string[]
  /** The hashed address of an asset, by the end of its source path; an error when there is none or more than one. */
  asset: (ending: string) => string
  stylesheet: string
}

/** Vite's manifest in a built folder. */
export const manifestFile = '.vite/manifest.json'

/** Reads Vite's manifest from a built folder. */
export async function readClientBuild(dist: string): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(join(dist, manifestFile), 'utf8')) as Manifest

  const collect = (key: string, into: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || into.has(`/${chunk.file}`)) return
    into.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported, into)
  }
  const single = (keys: string[], what: string) => {
    const [key] = keys
    if (key === undefined || keys.length > 1)
      throw new Error(`${what}: ${keys.length} files of the build match, expected one`)
    return `/${manifest[key]?.file}`
  }
  return {
    scripts: sources => {
      const files = new Set<string>()
      for (const source of sources) {
        if (!manifest[source]) throw new Error(`${source}: not in the client build; is the file still there?`)
        collect(source, files)
      }
      return [...files]
    },
    asset: ending =>
      single(
        Object.keys(manifest).filter(key => key.endsWith(ending)),
        ending,
      ),
    stylesheet: single(
      Object.keys(manifest).filter(key => manifest[key]?.file.endsWith('.css')),
      'the stylesheet',
    ),
  }
}
