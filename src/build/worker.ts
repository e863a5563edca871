import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadEnv, resolveConfig } from 'vite'
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa'
import { smallScript } from './inlineScript.ts'

/**
 * Writes `sw.js` into the built folder, when all it may keep is there: its only entry is the `revision` of
 * `data/offline.json`. With `VITE_OFFLINE=off` it is the worker that withdraws the one that browsers hold.
 */
export async function buildWorker(root: string, dist: string, revision: string): Promise<void> {
  if (loadEnv('production', root, 'VITE_').VITE_OFFLINE === 'off') {
    await writeFile(join(dist, 'sw.js'), await smallScript(root, join(root, 'src/worker/withdrawn.ts')))
    return
  }
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir: dist, target: 'es2022' },
      plugins: VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        injectRegister: null,
        manifest: false,
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: [],
          additionalManifestEntries: [{ url: 'data/offline.json', revision }],
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
}
