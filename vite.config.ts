import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { devContent } from './src/build/dev/devContent.ts'
import { devOutbox } from './src/build/dev/devOutbox.ts'
import { leanClient } from './src/build/leanClient.ts'
import { isRouteTreeCurrent } from './src/build/routeTree.ts'
import { shortNames } from './src/build/shortNames.ts'
import { translationGaps } from './src/build/translationGaps.ts'

/** What every page needs in one file, which compresses better so: the libraries, and small files that hardly change. */
const base =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)[\\/]|rolldown[\\/]runtime|src[\\/](i18n[\\/](locales|paths|format)|ui[\\/](Button|Wrap|Icon|IconButton|Strokes)|browser[\\/](approach|hydration|leftPages|links|motion)|site[\\/](pageData|useLocale))\./

/** What every page fetches once it has settled, in one file: each request costs the main thread some time. */
const settled =
  /src[\\/](browser[\\/](arrival|dialog|fonts|framePlaces|head|installOffer|languageOffer|needsNetwork|offlinePlaces|online|ownWindow|readAhead|reload|rest|searchDoor|storage|told|worker|workerPossible)|engraving[\\/]cardSize|i18n[\\/](direction|negotiate)|seo[\\/](cardFile|documentHead|feedFormats)|site[\\/](renderAhead|notices[\\/]\w+)|pages[\\/](app[\\/]\w+|offline[\\/](ArticleMark|FootMark|KeptDialog|marks|needsNetwork|NewVersion|Notice|Offline|offlineState|openOffline))|ui[\\/](Alarm|Dialog))\.|node_modules[\\/]workbox-window[\\/]/

/** What leads on, and whose site it is, on every page that is alive: the contact page hydrates nothing else of the site's. */
const links =
  /\.velite[\\/]site|src[\\/](content[\\/]vendor|pages[\\/]contact[\\/]Reach|seo[\\/]site|site[\\/](Link|useHref))\./

/** What lets the first screen of a page come before the rest: the pages need it, and what settles. */
const firstScreen = /src[\\/](browser[\\/](firstScreen|painted|wholeHtml)|site[\\/]BelowFold)\./

/** What pages have in common, in one file: else the first step to one fetches a dozen, one after the other. */
const furniture =
  /\.velite[\\/](metrics|publisher)|\.engraved[\\/](close|glyphs)|src[\\/](browser[\\/]trusted|content[\\/](blogPath|metrics|publisher|topics)|engraving[\\/](coverSources|plates)|pages[\\/]home[\\/]useHydrated|seo[\\/]pageHead|site[\\/](ArticleCard|Banner|Brand|CheckList|Checks|ClosingBlock|Contents|Crumbs|DemoButton|Faq|Feature|FurtherReading|Letterhead|MetricGrid|MetricsBanner|PageIntro|Pillars|Prose|ProseBlocks|SplitSection|Steps|navigation|products|topics)|theme[\\/]endMark|ui[\\/](EndMark|FactList|Glyph|Grid|Mark|Picture|Section|TextLink))\./

/** The same of scenes, with the addresses of engravings. */
const scenes =
  /\.engraved[\\/]|src[\\/](scenes[\\/](cast|parts[\\/](Avatar|Decision|Scene|Signature|Total|daysBetween|ink\.css|useFormat))|ui[\\/](Plate|Table|Tag|Window|WindowFoot|WindowRow))\./

/** Seven characters tell versions of a script apart: a page names many, and what is random does not compress. */
const scriptName = 'assets/[name]-[hash:7].js'

/** Writes the tree of routes; the router is told beside that it has no stylesheets to put inline. */
const routeTree = async () => {
  const { tanstackRouter } = await import('@tanstack/router-plugin/vite')
  return tanstackRouter({ target: 'react', quoteStyle: 'single' })
}

/** What the same tells the router where the tree is as it should be. */
const writtenRouteTree: Plugin = {
  name: 'balancier-written-route-tree',
  config: () => ({
    define: {
      'process.env.TSS_INLINE_CSS_ENABLED': '"false"',
      'import.meta.env.TSS_INLINE_CSS_ENABLED': '"false"',
    },
  }),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    command === 'build' && isRouteTreeCurrent(import.meta.dirname) ? writtenRouteTree : routeTree(),
    react(),
    babel({
      // Without it, Lingui reads and checks its configuration anew for each file.
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig() })],
      // A bundle has no maps of its sources.
      sourceMap: command === 'serve',
    }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames(import.meta.dirname) } : {}),
    devContent(),
    devOutbox(),
    leanClient(),
  ],
  // Undefined while every language has everything: what it guards is then left out.
  define: {
    'import.meta.env.TRANSLATION_GAPS': JSON.stringify(translationGaps(import.meta.dirname)) ?? 'undefined',
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    cssCodeSplit: false,
    // The prerendered pages name the modules they need; what is fetched later is fetched ahead of need.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // That Babel and Vanilla Extract take most of the time is known, and nothing to warn of at each build.
      checks: { pluginTimings: false },
      output: {
        ...(!isSsrBuild && { entryFileNames: scriptName, chunkFileNames: scriptName }),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: base },
            { name: 'settled', test: settled },
            { name: 'firstScreen', test: firstScreen },
            { name: 'links', test: links },
            { name: 'furniture', test: furniture },
            { name: 'scenes', test: scenes },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
}))
