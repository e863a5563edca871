import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { licensesFile } from './src/build/licenses.ts'
import { stylesBelowRoot } from './src/build/stylesBelowRoot.ts'
import { missingTranslations } from './src/i18n/node/missingTranslations.ts'
import { devContent } from './src/server/dev/devContent.ts'
import { devFiles } from './src/server/dev/devFiles.ts'
import { devMailCatcher } from './src/server/dev/devMailCatcher.ts'

const root = import.meta.dirname

type ChunkingContext = Rolldown.ChunkingContext

/** Whether a module of the client is `file`, or imported by it. */
function belongsTo(file: string, id: string, context: ChunkingContext): boolean {
  const known = new Set([id])
  for (const importer of known)
    for (const next of context.getModuleInfo(importer)?.importers ?? []) known.add(next)
  return known.has(join(root, file))
}

const output = {
  codeSplitting: {
    groups: [
      // What every page needs: not the virtual list, which one page needs.
      {
        name: 'vendor',
        test: /node_modules[\\/](react(-dom)?|scheduler|@tanstack[\\/](?!.*virtual).+|@lingui)[\\/]/,
      },
      // Starting the app takes few files, because each costs a phone a request; whoever only reads gets `idle` alone.
      {
        name: (id: string, context: ChunkingContext) =>
          belongsTo('src/app/idleTasks.ts', id, context) ? 'idle' : null,
        tags: ['$initial' as const],
      },
      // The worker is registered without the app: what other pages share with that must not bring the app along.
      {
        name: (id: string, context: ChunkingContext) =>
          belongsTo('src/offline/page/registerWorker.ts', id, context) ? 'worker' : null,
      },
      { name: 'app', tags: ['$initial' as const] },
      {
        name: (id: string) => `words-${/locales[\\/](\w+)/.exec(id)?.[1]}`,
        test: /locales[\\/]\w+[\\/](routes|site)\.po/,
      },
      // A page fetches what it shares with others without what only the others need.
      { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_000 },
    ],
  },
  // Rolldown names a shared chunk after everything that imports it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
}

export default defineConfig(() => ({
  plugins: [
    tanstackRouter({ generatedRouteTree: 'src/app/routeTree.gen.ts', target: 'react', quoteStyle: 'single' }),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // A missing translation is shown in French (`fallbackLocales`): the build names it, and the check fails.
    lingui({ failOnCompileError: true }),
    vanillaExtractPlugin(),
    stylesBelowRoot(),
    // Bundles the service worker; the build writes its precache manifest after the pages (src/offline/build).
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline/worker',
      filename: 'sw.ts',
      injectRegister: null,
      manifest: false,
      injectManifest: { rollupFormat: 'iife', injectionPoint: undefined },
    }),
    devContent(),
    devFiles(),
    devMailCatcher(),
  ],
  // Undefined while every language is complete: the code that depends on it is then left out of the bundle.
  // A build beside writes there; nothing in it is a source.
  server: { watch: { ignored: ['**/.build/**'] } },
  define: {
    'import.meta.env.MISSING_TRANSLATIONS': JSON.stringify(missingTranslations(root)) ?? 'undefined',
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Prerendered pages name the modules they need.
    modulePreload: false,
    copyPublicDir: false, // the build leaves out what editors and systems put there
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        license: { fileName: licensesFile },
        rolldownOptions: { input: ['index.html', 'src/app/idleTasks.ts'], output },
      },
    },
    ssr: { build: { outDir: '.build/server', rolldownOptions: { input: 'src/app/entry-server.tsx' } } },
  },
  builder: {},
}))
