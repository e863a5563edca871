import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv, resolveConfig } from 'vite'
import type { VitePluginPWAAPI } from 'vite-plugin-pwa'
import { smallScript } from '../html/inlineScripts.ts'

/** Stands in the bundle for the revision of the list, which changes with every article. */
export const placeholder = '@revision@'

/**
 * The service worker as text; its only entry is the revision of `data/offline.json`. With `VITE_OFFLINE=off` it is the
 * worker that withdraws the one that browsers hold, which has none.
 */
export function workerText(root: string): Promise<string> {
  const isOff = loadEnv('production', root, 'VITE_').VITE_OFFLINE === 'off'
  return isOff ? smallScript(root, join(root, 'src/worker/withdrawn.ts')) : workerBundle(root)
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
    const text = await readFile(join(out, 'sw.js'), 'utf8')
    if (text.split(placeholder).length !== 2)
      throw new Error(`src/worker/sw.ts: its bundle has no single place for the revision (${placeholder})`)
    return text
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
