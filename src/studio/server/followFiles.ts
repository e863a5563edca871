import { basename, join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isLitter } from '../../content/litterFiles.ts'

/** How long after a change, in milliseconds, the watcher has no ear for another one of the same file; and some more. */
const deaf = 100

/**
 * Tells the studio which catalogs and articles change, by its own saving or elsewhere. `forget` is given the name of a
 * catalog, such as `en/home`, before that is told.
 */
export function followFiles(
  { config: { root }, watcher, ws }: ViteDevServer,
  forget: (name: string) => void,
) {
  const catalogs = join(root, 'locales')
  const articles = join(root, 'content/articles')
  const again = new Map<string, NodeJS.Timeout>()
  const tell = (name: string) => {
    forget(name)
    ws.send('studio:catalog', { locale: name.split('/')[0] })
  }
  watcher.add(catalogs)
  watcher.on('all', (_event, file) => {
    if (!relative(articles, file).startsWith('..')) return ws.send('studio:articles')
    const path = relative(catalogs, file).split(sep).join('/')
    if (path.startsWith('..') || !path.endsWith('.po') || isLitter(basename(path))) return
    const name = path.slice(0, -'.po'.length)
    tell(name)
    // Another program may have written right after us, unheard.
    clearTimeout(again.get(name))
    again.set(
      name,
      setTimeout(() => tell(name), deaf),
    )
  })
}
