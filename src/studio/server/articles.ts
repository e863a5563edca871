import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../build/writeWhole.ts'
import { articleId } from '../../content/schema/article.ts'
import { defaultLocale } from '../../i18n/locales.ts'
import type { Article } from '../article.ts'
import { Refusal } from './guard.ts'

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Every article with its source and its translation, whose text is empty where there is none. */
export async function readArticles(root: string, locale: string): Promise<Article[]> {
  const folder = join(root, 'content/articles')
  const ids = (await readdir(folder)).filter(name => articleId.test(name)).sort()
  return Promise.all(
    ids.map(async id => {
      const [source, translation] = await Promise.all(
        [defaultLocale, locale].map(language => textOf(join(folder, id, `${language}.md`))),
      )
      return { id, source: source ?? '', translation: translation ?? '' }
    }),
  )
}

type ArticleChange = { id: string; locale: string; was: string; text: string }

/** Writes the translation of an article, unless its file is no longer as it `was`: then `theirs` is what it is now. */
export async function saveArticle(
  root: string,
  { id, locale, was, text }: ArticleChange,
): Promise<{ theirs?: string }> {
  const folder = join(root, 'content/articles')
  if (!(await readdir(folder)).includes(id) || !articleId.test(id))
    throw new Refusal(404, `${id}: there is no such article.`)
  const file = join(folder, id, `${locale}.md`)
  const theirs = await textOf(file)
  if (theirs !== was && theirs !== text) return { theirs }
  await writeWhole(file, text.endsWith('\n') ? text : `${text}\n`)
  return {}
}
