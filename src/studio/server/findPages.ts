import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { pages } from '../../content/pages.ts'
import { MissingData, type ReadData } from '../../content/source.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import { markedIds } from '../marks.ts'

type Server = typeof import('../../app/entry-server.tsx')

/** The pages that contain an entry, as bare addresses by message id. */
export type PagesOfEntries = Record<string, string[]>

/** The pages to search: all of the table, one of each other kind, and an unknown one. */
const paths = [...pages.map(page => page.path), '/blog/topic/risk', '/blog-post-4yeux', '/404']

/**
 * Renders the pages once, as the build does, and reads from the marks which entries stand on which. It begins when it
 * is first asked, and what words appear only after a click are not found this way.
 */
export function findPages(server: ViteDevServer): () => Promise<PagesOfEntries> {
  const read: ReadData = async <T>(name: string) => {
    const file = join(server.config.root, '.velite/data', defaultLocale, `${name}.json`)
    const text = await readFile(file, 'utf8').catch(() => {
      throw new MissingData(file)
    })
    return JSON.parse(text) as T
  }
  const find = async () => {
    const { renderPage } = (await server.ssrLoadModule('/src/app/entry-server.tsx')) as Server
    const found: PagesOfEntries = {}
    for (const path of paths) {
      // A page that fails to render because of unfinished content counts as not found.
      const page = await renderPage(path, defaultLocale, read).catch(() => undefined)
      for (const id of page ? markedIds(page.html + page.head) : []) {
        found[id] = [...(found[id] ?? []), path]
      }
    }
    return found
  }
  let found: Promise<PagesOfEntries> | undefined
  return () => {
    found ??= find()
    return found
  }
}
