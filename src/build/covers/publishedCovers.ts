import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cover } from '../../artwork/coverChoice.ts'
import type { ArticleMeta } from '../../content/types.ts'
import { defaultLocale } from '../../i18n/locales.ts'

/** The covers of all compiled articles, one per article for all languages. */
export async function publishedCovers(root: string): Promise<Cover[]> {
  const all = JSON.parse(await readFile(join(root, '.velite/articles.json'), 'utf8')) as ArticleMeta[]
  return all.filter(({ locale }) => locale === defaultLocale).map(({ id, cover }) => ({ id, ...cover }))
}
