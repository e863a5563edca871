import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** Looks up which files the browser fetches for a source file. */
export type ClientManifest = {
  /** The hashed addresses of these source files, or chunks by name, and of all their imports, each once. */
  scripts: (sources: readonly string[]) => string[]
  /** The hashed address of the stylesheet. */
  stylesheet: string
}

/** Reads Vite's manifest from a built folder. */
export async function readClientManifest(dist: string): Promise<ClientManifest> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'))
  if (!sheets[0] || sheets.length > 1)
    throw new Error(`${sheets.length} stylesheets in the client bundle, expected one`)

  const collect = (key: string, into: Set<string>) => {
    const chunk = manifest[key]
    if (!chunk || into.has(`/${chunk.file}`)) return
    into.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) collect(imported, into)
  }
  return {
    scripts: sources => {
      const files = new Set<string>()
      for (const source of sources) {
        const key = manifest[source] ? source : keys.find(key => manifest[key]?.name === source)
        if (!key) throw new Error(`${source}: not in the client bundle. Fix: check that the file is there.`)
        collect(key, files)
      }
      return [...files]
    },
    stylesheet: `/${sheets[0].file}`,
  }
}
