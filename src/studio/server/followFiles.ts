import { basename, join, relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { isLitter } from '../../content/litterFiles.ts'

/** How long the watcher ignores further changes of a file, in milliseconds, plus a margin. */
const deaf = 100

/**
 * Notifies the studio of changes to catalogs and articles, by itself or by other programs. `forget` is called first,
 * with the name of a catalog such as `en/home`.
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
    // Another program may have written right after us, unnoticed.
    clearTimeout(again.get(name))
    again.set(
      name,
      setTimeout(() => tell(name), deaf),
    )
  })
}
