import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerStudio } from '../../../../src/studio/server/answers.ts'

const article = '---\ntitle: Bank APIs\n---\n\nText\n'
let root = ''
let server: Server
let port = 0

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'balancier-studio-'))
  mkdirSync(join(root, 'locales/en'), { recursive: true })
  mkdirSync(join(root, 'content/articles/api'), { recursive: true })
  mkdirSync(join(root, 'content/articles/_draft'))
  writeFileSync(join(root, 'locales/en/home.po'), 'msgid ""\nmsgstr ""\n\nmsgid "Un"\nmsgstr "One"\n')
  writeFileSync(join(root, 'content/articles/api/fr.md'), '---\ntitle: API\n---\n\nTexte\n')
  writeFileSync(join(root, 'content/articles/api/en.md'), article)
  const answer = answerStudio({ root, pages: async () => ({ one: ['/'] }) })
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    void answer(request, response, pathname.slice(1))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.close()
  rmSync(root, { recursive: true })
})

type Sent = { body?: unknown; headers?: Record<string, string | undefined>; method?: string }

/** Sends a request as the studio's page would; `fetch` would change these headers. */
function sent(path: string, { body, headers = {}, method = body === undefined ? 'GET' : 'POST' }: Sent = {}) {
  const all = {
    host: `localhost:${port}`,
    ...(body !== undefined && {
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
    }),
    ...headers,
  }
  return new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
    const request = ask(
      { port, path: `/${path}`, method, headers: given as Record<string, string> },
      response => {
        let text = ''
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(text) }))
      },
    )
    request.on('error', reject)
    request.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
}

const saving = { locale: 'en', changes: [] }

it('gives entries, pages and articles', async () => {
  expect(await sent('entries?locale=en')).toMatchObject({ status: 200, answer: [{ source: 'Un' }] })
  expect(await sent('pages')).toMatchObject({ answer: { one: ['/'] } })
  expect(await sent('articles?locale=en')).toMatchObject({ answer: [{ id: 'api', translation: article }] })
})

it.each<[string, number, Sent]>([
  ['another name that leads here', 403, { headers: { host: 'evil.example' } }],
  ['a name that begins like ours', 403, { headers: { host: 'localhost.evil.example' } }],
  ['another site', 403, { body: saving, headers: { origin: 'https://evil.example' } }],
  ['another port of this machine', 403, { body: saving, headers: { origin: 'http://localhost:1' } }],
  ['a frame of another site', 403, { body: saving, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['nobody knows where', 403, { body: saving, headers: { origin: undefined } }],
  ['a form', 415, { body: saving, headers: { 'content-type': 'text/plain' } }],
  ['another method', 405, { method: 'DELETE' }],
  ['somebody who writes no JSON', 400, { body: '{' }],
  ['somebody who writes none of ours', 400, { body: { locale: 'en', changes: [{ id: 1 }] } }],
])('refuses a request from %s', async (_who, status, request) => {
  expect(await sent('entries', request)).toMatchObject({ status, answer: { error: expect.any(String) } })
})

it.each(['fr', 'de', '../en', '__proto__'])('takes %s for no language that is translated', async locale => {
  expect((await sent(`entries?locale=${encodeURIComponent(locale)}`)).status).toBe(400)
  expect((await sent('entries', { body: { locale, changes: [] } })).status).toBe(400)
})

it('saves an article whole, with a line end at its end', async () => {
  const text = article.replace('Text\n', 'Another text')
  const body = { id: 'api', locale: 'en', was: article, text }
  expect(await sent('articles', { body })).toEqual({ status: 200, answer: { written: `${text}\n` } })
  expect(readFileSync(join(root, 'content/articles/api/en.md'), 'utf8')).toBe(`${text}\n`)
  // The same once more, as after an answer that was lost, is no conflict.
  expect(await sent('articles', { body })).toMatchObject({ answer: { written: `${text}\n` } })
})

it('of two saves of an article at once, one is saved and the other is told', async () => {
  const save = (text: string) => sent('articles', { body: { id: 'api', locale: 'en', was: article, text } })
  const answers = (await Promise.all([save('one\n'), save('two\n')])).map(({ answer }) => answer)
  const file = readFileSync(join(root, 'content/articles/api/en.md'), 'utf8')
  expect(answers).toContainEqual({ written: file })
  expect(answers).toContainEqual({ theirs: file })
})

it('leaves an article that somebody else changed, and says what it is now', async () => {
  const body = { id: 'api', locale: 'en', was: 'something older', text: 'mine' }
  expect(await sent('articles', { body })).toEqual({ status: 200, answer: { theirs: article } })
  expect(readFileSync(join(root, 'content/articles/api/en.md'), 'utf8')).toBe(article)
})

it.each(['..', '../../..', '_draft', 'api/../api', 'none'])('knows no article %s', async id => {
  const body = { id, locale: 'en', was: '', text: 'x' }
  expect((await sent('articles', { body })).status).toBe(404)
})

it('says that it knows nothing of other names', async () => {
  for (const name of ['toString', 'files', '..%2f']) expect((await sent(name)).status).toBe(404)
})
