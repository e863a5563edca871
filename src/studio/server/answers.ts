import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, isLocale } from '../../i18n/locales.ts'
import { readGlossary } from '../../tools/glossary.ts'
import { readArticles, saveArticle } from './articles.ts'
import { type Change, readEntries, saveChanges } from './catalogues.ts'
import type { PagesOfEntries } from './findPages.ts'
import { checkRequest, Refusal, readJson } from './guard.ts'

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

/** What the studio is asked, by name; files are named by language, message id and article id alone, never by path. */
export function answerStudio({ root, pages }: Studio) {
  const asked: Record<string, (query: URLSearchParams) => Promise<unknown>> = {
    entries: query => readEntries(root, translated(query.get('locale'))),
    pages,
    glossary: () => readGlossary(root),
    articles: query => readArticles(root, translated(query.get('locale'))),
  }
  const told: Record<string, (body: Record<string, unknown>) => Promise<unknown>> = {
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
    const list = request.method === 'POST' ? told : asked
    if (!Object.hasOwn(list, name)) throw new Refusal(404, `${name}: the studio knows nothing of it.`)
    if (request.method !== 'POST') return asked[name]?.(searchParams)
    const body = await readJson(request)
    if (!isRecord(body)) throw new Refusal(400, 'That is no change.')
    return told[name]?.(body)
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
