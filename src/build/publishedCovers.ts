import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArticleData } from '../content/types.ts'
import type { Cover } from '../engraving/coverChoice.ts'
import { defaultLocale } from '../i18n/locales.ts'

/** The covers that the compiled articles ask for. An article has one cover in all languages. */
export async function publishedCovers(root: string): Promise<Cover[]> {
  const folder = join(root, '.velite/data', defaultLocale, 'articles')
  const files = await readdir(folder)
  return Promise.all(
    files.map(async file => {
      const { meta } = JSON.parse(await readFile(join(folder, file), 'utf8')) as ArticleData
      return { id: meta.id, ...meta.cover }
    }),
  )
}
