import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, ViteDevServer } from 'vite'
import { readPo } from '../../i18n/po/readPo.ts'
import { markedMessage } from '../marks.ts'
import { answerStudio } from './answers.ts'
import { messageId } from './catalogs.ts'
import { findPages } from './findPages.ts'
import { followFiles } from './followFiles.ts'

/**
 * The module that a catalog is in the studio: as compiled for the site, but its texts carry marks, and what has no
 * translation yet is in the source language.
 */
async function wordsModule(file: string): Promise<string> {
  const { entries } = readPo(await readFile(file)).file
  const messages = entries
    .filter(entry => !entry.obsolete)
    .map(entry => {
      const id = messageId(entry)
      return [id, markedMessage(compileMessage(entry.translation || entry.id), id)]
    })
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(messages)))})`
}

/** The path of the studio. */
export const studioPath = '/__studio/'

const prefix = '\0studio-words:'
// No extension: Lingui would compile a `.po`.
const catalog = /[\\/]locales[\\/]([\w-]+[\\/].+)\.po$/

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Translators’ studio</title>
    <link rel="icon" href="/.engraved/icon-96.png" />
  </head>
  <body>
    <div id="studio"></div>
    <script type="module" src="/src/studio/main.tsx"></script>
  </body>
</html>`

/** A changed catalog: the next page that is opened reads it again. */
function forget({ environments }: ViteDevServer, name: string) {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(prefix + name)
    if (module) moduleGraph.invalidateModule(module)
  }
}

/**
 * The translators' studio, on a development server of its own: the site with texts that know their catalog entry, and
 * the page around it. Nothing of it is in a build.
 */
export function studio(): Plugin {
  let root = ''
  return {
    name: 'balancier-studio',
    apply: 'serve',
    enforce: 'pre',
    // Vite would discover these packages late, and reload the page.
    config: () => ({
      optimizeDeps: { entries: ['index.html', 'src/studio/main.tsx', 'src/studio/page/page.ts'] },
    }),
    configResolved(config) {
      root = config.root
    },
    resolveId(source) {
      const name = catalog.exec(source)?.[1]
      return name && prefix + name.split(sep).join('/')
    },
    async load(id) {
      if (id.startsWith(prefix)) return wordsModule(join(root, 'locales', `${id.slice(prefix.length)}.po`))
      if (id === join(root, 'src/components/I18nProvider.tsx'))
        return `export { I18nProvider } from '/src/studio/page/LiveI18nProvider.tsx'`
      return undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { originalUrl = '' }) =>
        originalUrl.startsWith(studioPath)
          ? []
          : [
              {
                tag: 'script',
                attrs: { type: 'module', src: '/src/studio/page/page.ts' },
                injectTo: 'head-prepend',
              },
            ],
    },
    configureServer(server) {
      const pages = findPages(server)
      const answer = answerStudio({ root, pages })
      followFiles(server, name => forget(server, name))
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname === studioPath) {
          server
            .transformIndexHtml(pathname, html, request.originalUrl)
            .then(page => {
              response.setHeader('content-type', 'text/html; charset=utf-8')
              response.end(page)
            })
            .catch(next)
        } else if (pathname.startsWith(`${studioPath}api/`)) {
          answer(request, response, pathname.slice(studioPath.length + 'api/'.length)).catch(next)
        } else if (pathname === studioPath.slice(0, -1)) {
          response.writeHead(302, { location: studioPath }).end()
        } else next()
      })
    },
  }
}
