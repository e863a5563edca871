import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { writeWhole } from '../../build/writeWhole.ts'
import { articleId } from '../../content/schema/article.ts'
import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { readGlossary } from '../../i18n/node/glossary.ts'
import type { Article } from '../articles/article.ts'
import { type Change, readEntries, saveChanges } from './catalogs.ts'
import type { PagesOfEntries } from './findPages.ts'
import { checkRequest, Refusal, readJson } from './guard.ts'
import { inTurn } from './inTurn.ts'

const readText = (file: string) => readFile(file, 'utf8').catch(() => '')

/** Every article with its source and translation; a missing translation is empty. */
async function readArticles(root: string, locale: string): Promise<Article[]> {
  const folder = join(root, 'content/articles')
  const ids = (await readdir(folder)).filter(name => articleId.test(name)).sort()
  return Promise.all(
    ids.map(async id => {
      const [source, translation] = await Promise.all(
        [defaultLocale, locale].map(language => readText(join(folder, id, `${language}.md`))),
      )
      return { id, source: source ?? '', translation: translation ?? '' }
    }),
  )
}

type ArticleChange = { id: string; locale: string; was: string; text: string }

/**
 * Writes the translation of an article, and returns what the file says then; if it differs from `was`, its contents are
 * `theirs`. Saves of an article wait for each other.
 */
async function saveArticle(
  root: string,
  { id, locale, was, text }: ArticleChange,
): Promise<{ written: string } | { theirs: string }> {
  const folder = join(root, 'content/articles')
  if (!(await readdir(folder)).includes(id) || !articleId.test(id))
    throw new Refusal(404, `${id}: there is no such article.`)
  const file = join(folder, id, `${locale}.md`)
  const written = text.endsWith('\n') ? text : `${text}\n`
  return inTurn(file, async () => {
    const theirs = await readText(file)
    if (theirs !== was && theirs !== written) return { theirs }
    await writeWhole(file, written)
    return { written }
  })
}

type Studio = {
  /** The project's folder. */
  root: string
  pages: () => Promise<PagesOfEntries>
}

const translated = (locale: unknown) => {
  if (!isLocale(locale) || locale === defaultLocale)
    throw new Refusal(400, `${locale}: not a language that is translated.`)
  return locale
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isChange = (value: unknown): value is Change =>
  isRecord(value) && ['id', 'was', 'text'].every(name => typeof value[name] === 'string')

function changesOf(body: Record<string, unknown>): Change[] {
  const { changes } = body
  if (!Array.isArray(changes) || !changes.every(isChange)) throw new Refusal(400, 'These are no changes.')
  return changes
}

function textOf(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  if (typeof value !== 'string') throw new Refusal(400, `${name} is missing.`)
  return value
}

/** The studio's requests by name; files are identified by language, message id and article id, never by path. */
export function answerStudio({ root, pages }: Studio) {
  const queries: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
    entries: query => readEntries(root, translated(query.get('locale'))),
    pages,
    glossary: () => readGlossary(root),
    articles: query => readArticles(root, translated(query.get('locale'))),
  }
  const commands: Record<string, (body: Record<string, unknown>) => Promise<unknown>> = {
    entries: body => saveChanges(root, translated(body.locale), changesOf(body)),
    articles: body =>
      saveArticle(root, {
        id: textOf(body, 'id'),
        locale: translated(body.locale),
        was: textOf(body, 'was'),
        text: textOf(body, 'text'),
      }),
  }

  const answerTo = async (request: IncomingMessage, name: string): Promise<unknown> => {
    checkRequest(request)
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const list = request.method === 'POST' ? commands : queries
    if (!Object.hasOwn(list, name)) throw new Refusal(404, `${name}: the studio knows nothing of it.`)
    if (request.method !== 'POST') return queries[name]?.(searchParams)
    const body = await readJson(request)
    if (!isRecord(body)) throw new Refusal(400, 'That is no change.')
    return commands[name]?.(body)
  }

  return async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    try {
      response.end(JSON.stringify(await answerTo(request, name)))
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      response.statusCode = error instanceof Refusal ? error.status : 500
      response.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
    }
  }
}
