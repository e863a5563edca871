import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv, resolveConfig } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { smallScript } from './inlineScript.ts'
import { keptText } from './keptText.ts'

/** Stands in the bundle for the revision of the list, which changes with every article. */
const placeholder = '@revision@'

type WorkerBuild = {
  root: string
  dist: string
  /** Where bundles are kept for the next build. */
  cache: string
  /** A fingerprint of all code. */
  made: string
  /** That of `data/offline.json`. */
  revision: string
}

/**
 * Writes `sw.js` into the built folder, when all it may keep is there: its only entry is the `revision` of
 * `data/offline.json`. With `VITE_OFFLINE=off` it is the worker that withdraws the one that browsers hold.
 */
export async function buildWorker({ root, dist, cache, made, revision }: WorkerBuild): Promise<void> {
  const isOff = loadEnv('production', root, 'VITE_').VITE_OFFLINE === 'off'
  const text = await keptText({
    cache,
    made: [made, isOff],
    make: () => (isOff ? smallScript(root, join(root, 'src/worker/withdrawn.ts')) : workerBundle(root)),
  })
  if (!isOff && text.split(placeholder).length !== 2)
    throw new Error(`src/worker/sw.ts: its bundle has no single place for the revision (${placeholder})`)
  await writeFile(join(dist, 'sw.js'), text.replace(placeholder, revision))
}

/** Bundles the worker with vite-plugin-pwa, which is loaded for that alone. */
async function workerBundle(root: string): Promise<string> {
  const { VitePWA } = await import('vite-plugin-pwa')
  const out = await mkdtemp(join(tmpdir(), 'worker-'))
  try {
    const config = await resolveConfig(
      {
        root,
        configFile: false,
        logLevel: 'error',
        build: { outDir: out, target: 'es2022' },
        plugins: VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/worker',
          filename: 'sw.ts',
          injectRegister: null,
          manifest: false,
          injectManifest: {
            rollupFormat: 'iife',
            globPatterns: [],
            additionalManifestEntries: [{ url: 'data/offline.json', revision: placeholder }],
          },
        }),
      },
      'build',
      'production',
    )
    const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')
    const api = plugin?.api as VitePluginPWAAPI | undefined
    if (!api) throw new Error('vite-plugin-pwa gave no way to build the worker')
    await api.generateSW()
    return await readFile(join(out, 'sw.js'), 'utf8')
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
