import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { visibleText } from '../../../../src/server/mailCatcher/mailCatcherPage.ts'
import { isLocalHost } from '../../../../src/server/mailCatcher/ownOrigin.ts'
import {
  createMailCatcher,
  identifiers,
  json,
  type MailCatcherServer,
  multipart,
} from './mailCatcherServer.ts'

let mailCatcher: MailCatcherServer
beforeEach(async () => {
  mailCatcher = await createMailCatcher()
})
afterEach(() => mailCatcher.close())

/** Old messages are deleted when the server starts: these are of today. */
const today = new Date().toISOString().slice(0, 10)
const name = (second: number, kind = 'json') =>
  `${today}T00-00-${String(second).padStart(2, '0')}-000Z-${String(second).padStart(8, '0')}.${kind}`

/** Puts a file into the folder as if it had been kept. */
function put(file: string, contents: unknown) {
  mkdirSync(mailCatcher.folder, { recursive: true })
  writeFileSync(
    join(mailCatcher.folder, file),
    typeof contents === 'string' ? contents : JSON.stringify(contents),
  )
}

const read = async () => new JSDOM((await mailCatcher.get('/outbox')).text).window.document

describe('the page of the mail catcher', () => {
  it('is not cached, not indexed, and runs no scripts', async () => {
    const { status, headers, text } = await mailCatcher.get('/outbox')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex, nofollow'])
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(text).not.toMatch(/<script| style=| on\w+=/)
    const head = await mailCatcher.get('/outbox', {}, 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it('says that there is no message, and where to send one', async () => {
    const document = await read()
    expect(document.querySelector('main')?.textContent).toContain('No message yet')
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/contact')
    expect(document.querySelector('ol')).toBeNull()
  })

  it('shows the newest first, and says how many older ones there are', async () => {
    for (let second = 0; second < 60; second += 1) {
      put(name(second), { ...identifiers, received: '2026', call: 'send', fields: { n: `m${second}` } })
      put(name(second).replace('T00', 'T01'), { ...identifiers, fields: { n: `later${second}` } })
    }
    const document = await read()
    const shown = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
    expect(shown).toHaveLength(100)
    expect(shown.slice(0, 2)).toEqual(['later59', 'later58'])
    expect(shown.at(-1)).toBe('m20')
    expect(document.querySelector('main')?.textContent).toContain('Older messages, in the folder only: 20')
    expect(document.title).toBe('Outbox (120)')
  })

  it('shows markup in every field, and in every name, as the text it is', async () => {
    const evil = (at: string) =>
      `${at}"'><img src=x onerror=alert(1)></dd></title></style><script>1</script>&lt;`
    const values = Object.fromEntries(Object.keys(identifiers).map(key => [key, evil(key)]))
    const names = ['first-name', 'last-name', 'email', 'role', 'company', 'phone', 'message', evil('name')]
    const fields = Object.fromEntries(names.map(key => [key, evil(key)]))
    expect((await mailCatcher.post(await multipart({ ...values, ...fields }))).status).toBe(200)
    const kept = mailCatcher.kept()[0]
    put(name(1), { ...kept, received: evil('received'), call: evil('call') })
    put(name(2), { ...kept, fields: { list: [evil('list')] } })

    const document = await read()
    expect(document.querySelectorAll('img, script')).toHaveLength(0)
    expect(document.querySelectorAll('style, title, li')).toHaveLength(5)
    const shown = document.querySelector('dl')?.children ?? []
    expect([...shown].map(({ textContent }) => textContent)).toEqual(Object.entries(fields).flat())
    expect(document.querySelector('li .aside')?.textContent).toContain(evil('user_id'))
    expect(document.querySelectorAll('time')[2]?.getAttribute('datetime')).toBe(evil('received'))
    expect(JSON.parse(document.querySelectorAll('dl')[1]?.querySelector('dd')?.textContent ?? '')).toEqual([
      evil('list'),
    ])
  })

  it('shows lists and objects of a JSON message as JSON', async () => {
    await mailCatcher.post(json({ ...identifiers, template_params: { a: [1, { b: null }] } }))
    expect(JSON.parse((await read()).querySelector('dd')?.textContent ?? '')).toEqual([1, { b: null }])
  })

  it('ignores foreign and edited files', async () => {
    put('notes.txt', 'hello')
    put(`.${name(1)}.part`, '{')
    put(name(2), '{')
    put(name(3), 'null')
    put(name(4), { fields: null })
    put(name(5), { fields: { a: 1 } })
    mkdirSync(join(mailCatcher.folder, name(6)))
    const document = await read()
    expect(document.querySelectorAll('li')).toHaveLength(4)
    expect(document.querySelectorAll('dd')).toHaveLength(1)
    expect(document.body.textContent).toContain('Unreadable message file')
    expect(readdirSync(mailCatcher.folder)).toHaveLength(7)
  })

  it('is not shown under a name that anybody could point at this machine', async () => {
    await mailCatcher.post(await multipart({ ...identifiers, message: 'private' }))
    const { status, text } = await mailCatcher.get('/outbox', { Host: 'evil.example' })
    expect([status, text]).toEqual([403, 'The mail catcher is shown at localhost or at an IP address only'])
    expect((await mailCatcher.get('/outbox', { Host: 'localhost:4173' })).status).toBe(200)
  })

  it('has one address', async () => {
    expect((await mailCatcher.get('/outbox?x=1')).status).toBe(200)
    expect((await mailCatcher.get('/outbox/')).headers.location).toBe('/outbox')
    expect((await mailCatcher.get('/fr/outbox')).status).toBe(404)
    expect((await mailCatcher.get('/outbox/..%2f')).status).toBe(400)
  })
})

it.each([
  ['localhost', true],
  ['LOCALHOST:4173', true],
  ['site.localhost:1', true],
  ['127.0.0.1:4173', true],
  ['192.168.1.20', true],
  ['[::1]:4173', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('the host %j is local: %s', (host, local) => {
  expect(isLocalHost(host)).toBe(local)
})

it('control characters are shown as pictures', () => {
  expect(visibleText('a\0\u001b[31m\u007f\u0085\t\r\n\rb')).toBe('a␀␛[31m␡\ufffd\t\n\nb')
})
