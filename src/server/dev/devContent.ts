import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { ContentError, type Problem } from '../../content/problems.ts'
import { outsideConfig } from './outsideConfig.ts'

/** An error overlay as Vite's client shows it; a click on the location opens the editor. */
function overlayOf(root: string, { message, problems: [first] }: ContentError): ErrorPayload {
  const loc = first?.line ? { file: join(root, first.file), line: first.line, column: 1 } : undefined
  return { type: 'error', err: { message, stack: '', plugin: 'content', ...(loc && { loc }) } }
}

/**
 * Compiles content while it is edited. Problems are shown over every page until they are fixed. Returns a function that
 * reads the current problems.
 */
async function showFaults({ config: { root }, watcher, ws }: ViteDevServer) {
  const { watchContent } = await outsideConfig<typeof import('./watchContent.ts')>(
    new URL('./watchContent.ts', import.meta.url),
  )
  let fault: ContentError | undefined
  const note = (problems: readonly Problem[]) => {
    fault = problems.length > 0 ? new ContentError(problems) : undefined
    if (fault) console.error(fault.message)
  }
  const tell = (problems: readonly Problem[]) => {
    note(problems)
    if (fault) ws.send(overlayOf(root, fault))
    else ws.send('content:compiled')
  }
  console.info('Compiling content, drawings and fonts …')
  note(await watchContent({ root, watcher, tell }))
  ws.on('vite:client:connect', (_data, client) => {
    if (fault) client.send(overlayOf(root, fault))
  })
  return () => fault
}

/** In development: keeps the content compiled while it is edited and shows its faults. */
export function devContent(): Plugin {
  let currentFault: () => ContentError | undefined = () => undefined
  return {
    name: 'balancier-dev-content',
    apply: 'serve',
    load(id) {
      // Without compiled data the page would only report a missing file.
      const fault = /\.velite[\\/]index\.js$/.test(id) && currentFault()
      if (fault && !existsSync(id.replace(/index\.js$/, 'articles.json')))
        this.error({ message: fault.message, stack: '' })
    },
    // Many files are written one after the other: pages are loaded again once all are there.
    hotUpdate: ({ file }) => (/[\\/]\.(velite|engraved|fonts)[\\/]/.test(file) ? [] : undefined),
    // Browsers request an icon that does not exist unless a page names one; in production the build does.
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: '/.engraved/icon-96.png' }, injectTo: 'head' },
      { tag: 'script', attrs: { type: 'module', src: '/src/server/dev/reloadContent.ts' }, injectTo: 'head' },
    ],
    async configureServer(server) {
      if (process.env.VITEST) return
      currentFault = await showFaults(server)
    },
  }
}
