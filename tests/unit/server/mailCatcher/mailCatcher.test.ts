import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSite } from '../site.ts'
import {
  createMailCatcher,
  fields,
  identifiers,
  json,
  type MailCatcherServer,
  multipart,
  send,
  sendForm,
} from './mailCatcherServer.ts'

let mailCatcher: MailCatcherServer
beforeEach(async () => {
  mailCatcher = await createMailCatcher()
})
afterEach(() => mailCatcher.close())

const isEmpty = () => expect(mailCatcher.kept).toThrow('ENOENT')
const form = (changes: Record<string, string> = {}) => multipart({ ...fields, ...identifiers, ...changes })

describe('sending a form', () => {
  it('is answered OK, and kept as a file that only its owner can read', async () => {
    const before = Date.now()
    const { status, text, headers } = await mailCatcher.post(await form())
    expect([status, text, headers['cache-control']]).toEqual([200, 'OK', 'no-store'])

    const [name = '', ...others] = readdirSync(mailCatcher.folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}\.json$/)
    expect(statSync(join(mailCatcher.folder, name)).mode & 0o777).toBe(0o600)
    expect(statSync(mailCatcher.folder).mode & 0o777).toBe(0o700)
    const [message] = mailCatcher.kept()
    expect(message).toEqual({ received: message?.received, call: 'send-form', ...identifiers, fields })
    expect(Date.parse(message?.received ?? '')).toBeGreaterThanOrEqual(before)
  })

  it.each(Object.keys(identifiers))('says that %s is missing, or blank', async name => {
    const { [name]: _left, ...rest } = { ...fields, ...identifiers } as Record<string, string>
    for (const post of [await multipart(rest), await form({ [name]: ' ' })]) {
      const { status, text } = await mailCatcher.post(post)
      expect([status, text]).toEqual([400, `Missing: ${name}`])
    }
    isEmpty()
  })

  it('names all that is missing', async () => {
    const { text } = await mailCatcher.post(await multipart(fields))
    expect(text).toBe('Missing: lib_version, service_id, template_id, user_id')
  })

  it('keeps odd texts and names as they came', async () => {
    const odd = {
      __proto__x: 'a',
      'a"b\u00e9': '\u202eright to left \ud83d\ude00',
      tab: '\t\0\u0007',
      empty: '',
      markup: '</dd><script>alert(1)</script>',
    }
    const values = new FormData()
    for (const [name, value] of Object.entries({ ...odd, ...identifiers })) values.append(name, value)
    values.append('__proto__', 'polluted')
    values.append('twice', '1')
    values.append('twice', '2')
    expect((await mailCatcher.post(await multipart(values))).status).toBe(200)
    const kept = Object.entries(mailCatcher.kept()[0]?.fields ?? {})
    expect(kept).toEqual([...Object.entries(odd), ['__proto__', 'polluted'], ['twice', ['1', '2']]])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('takes no files', async () => {
    const values = new FormData()
    values.append('cv', new File(['x'], 'cv.pdf'))
    const { status, text } = await mailCatcher.post(await multipart(values))
    expect([status, text]).toEqual([400, 'Files are not taken'])
  })

  const part = 'Content-Disposition: form-data; name="user_id"'
  it.each([
    ['', 'multipart/form-data; boundary=x'],
    ['hello', 'multipart/form-data; boundary=x'],
    [`--x\r\n${part}\r\n\r\nnever closed`, 'multipart/form-data; boundary=x'],
    [`--x\n${part}\n\nbare line ends\n--x--\n`, 'multipart/form-data; boundary=x'],
    [`--x\r\nno header\r\n\r\n1\r\n--x--\r\n`, 'multipart/form-data; boundary=x'],
    [`--y\r\n${part}\r\n\r\nanother boundary\r\n--y--\r\n`, 'multipart/form-data; boundary=x'],
    [`--x\r\n${part}\r\n\r\n1\r\n--x--\r\n`, 'multipart/form-data; charset=utf-8'],
  ])('says that it cannot read %j', async (body, type) => {
    const { status, text } = await mailCatcher.post({ body, headers: { 'Content-Type': type } })
    expect([status, text]).toEqual([400, 'The multipart body cannot be read'])
    isEmpty()
  })

  it('wants a multipart body', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'application/json', 'multipart/form-data']) {
      const { status, text } = await mailCatcher.post({
        body: 'user_id=1',
        headers: { 'Content-Type': type },
      })
      expect([status, text]).toEqual([400, 'The body must be multipart/form-data'])
    }
  })
})

describe('sending JSON', () => {
  it('is answered OK and kept', async () => {
    const template_params = { ...fields, amount: 3, list: ['a', { b: null }] }
    const { status, text } = await mailCatcher.post(json({ ...identifiers, template_params }))
    expect([status, text]).toEqual([200, 'OK'])
    expect(mailCatcher.kept()).toMatchObject([{ call: 'send', ...identifiers, fields: template_params }])
  })

  it('says what is missing', async () => {
    for (const value of [{}, { user_id: 1, service_id: null, template_id: [], template_params: 'x' }]) {
      const { status, text } = await mailCatcher.post(json(value))
      expect([status, text]).toEqual([
        400,
        'Missing: lib_version, service_id, template_id, user_id, template_params',
      ])
    }
    for (const template_params of [undefined, null, [], 'x', 3]) {
      const { text } = await mailCatcher.post(json({ ...identifiers, template_params }))
      expect(text).toBe('Missing: template_params')
    }
    isEmpty()
  })

  it('says what cannot be read', async () => {
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const answers = await Promise.all(
      [
        json('{"a":'),
        json(''),
        { ...json(''), body: Buffer.from([0x22, 0xff, 0x22]) },
        json('[]'),
        json('null'),
        json(`{"template_params":{"a":${nested}}}`),
        { ...json('{}'), headers: { 'Content-Type': 'text/plain' } },
      ].map(post => mailCatcher.post(post)),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    expect(answers.map(({ text }) => text)).toEqual([
      'The JSON body cannot be read',
      'The JSON body cannot be read',
      'The JSON body cannot be read',
      'The body must be a JSON object',
      'The body must be a JSON object',
      'template_params has more than 8 levels',
      'The body must be application/json',
    ])
    isEmpty()
  })
})

describe('an origin', () => {
  it.each(['https://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', ''])(
    'that is not the site’s own is forbidden: %j',
    async origin => {
      const { status, text } = await mailCatcher.post(await form(), { Origin: origin })
      expect([status, text]).toEqual([403, 'Forbidden'])
      isEmpty()
    },
  )

  it('that is the site’s own is welcome, with a proxy’s HTTPS too', async () => {
    const host = `127.0.0.1:${mailCatcher.port}`
    expect((await mailCatcher.post(await form(), { Origin: `http://${host}` })).status).toBe(200)
    const proxied = { Host: 'site.example', Origin: 'https://site.example' }
    expect((await mailCatcher.post(await form(), proxied)).status).not.toBe(403)
  })
})

describe('more than one a second', () => {
  const clock = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds)
  afterEach(() => vi.restoreAllMocks())

  it('is too many; a second later there is room again', async () => {
    clock(5000)
    expect((await mailCatcher.post(await form())).status).toBe(200)
    clock(5999)
    const { status, text, headers } = await mailCatcher.post(json({ ...identifiers, template_params: {} }))
    expect([status, text, headers['retry-after']]).toEqual([429, 'Too Many Requests', '1'])
    clock(6000)
    expect((await mailCatcher.post(await form())).status).toBe(200)
    expect(mailCatcher.kept()).toHaveLength(2)
  })

  it('depends on the date of the machine', async () => {
    expect((await mailCatcher.post(await form())).status).toBe(200)
    await wait(1010)
    expect((await mailCatcher.post(await form())).status).toBe(200)
  })

  it('is noticed among posts that come at once', async () => {
    clock(5000)
    const post = await form()
    const answers = await Promise.all(Array.from({ length: 12 }, () => mailCatcher.post(post)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(429)])
    expect(mailCatcher.kept()).toHaveLength(1)
  })

  it('does not count what was refused', async () => {
    expect((await mailCatcher.post(await form({ user_id: '' }))).status).toBe(400)
    expect((await mailCatcher.post(await form())).status).toBe(200)
  })
})

describe('a folder that cannot be written', () => {
  it('is answered 500; the log says why, and nothing of the message', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    mkdirSync(dirname(mailCatcher.folder), { recursive: true })
    writeFileSync(mailCatcher.folder, 'a file in its place')
    const { status, text } = await mailCatcher.post(await form())
    expect([status, text]).toEqual([500, 'The message could not be kept'])
    expect((await mailCatcher.get('/outbox')).status).toBe(500)
    const said = log.mock.calls.map(call => call.join(' '))
    // At its start the server deletes old messages, which may come before or after the file took the folder's place.
    expect(said.filter(line => !line.includes('old messages'))).toEqual([
      'mail catcher: a message could not be kept: EEXIST',
      'mail catcher: the messages could not be read: ENOTDIR',
    ])
    log.mockRestore()
    rmSync(mailCatcher.folder)
  })
})

describe('the log', () => {
  it('says nothing of what is sent, taken or refused', async () => {
    const spies = (['error', 'warn', 'info', 'log'] as const).map(name => vi.spyOn(console, name))
    await mailCatcher.post(await form())
    await mailCatcher.post(await form())
    await mailCatcher.post(json('{"email":"zoe@example.com"'))
    await mailCatcher.get('/outbox')
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('methods', () => {
  it('GET tells the contact page that messages are received here', async () => {
    const { status, text } = await mailCatcher.get('/api/v1.0/email/ready.txt')
    expect([status, text]).toEqual([200, 'OK'])
  })

  it('GET through a proxy, which would not let messages in, is left to the file that says no', async () => {
    const { text } = await mailCatcher.get('/api/v1.0/email/ready.txt', { 'X-Forwarded-For': '203.0.113.7' })
    expect(text).toBe('Not found')
  })

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for sending', async method => {
    for (const path of [sendForm, send]) {
      const { status, headers } = await mailCatcher.get(path, {}, method)
      expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([
        405,
        'POST',
        undefined,
      ])
    }
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused everywhere else', async method => {
    for (const path of [
      '/fr/contact',
      '/outbox',
      '/api/v1.0/email',
      `${send}/`,
      '/fr/api/v1.0/email/send',
      '/',
    ]) {
      const { status, headers } = await mailCatcher.get(path, {}, method)
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('without a mail catcher', () => {
  it('accepts nothing, and /outbox does not exist', async () => {
    const site = await openSite()
    for (const path of [sendForm, send, '/outbox']) {
      const { status, headers } = await site.get(path, {}, 'POST')
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    }
    const { status, text } = await site.get('/outbox')
    expect([status, text]).toEqual([404, expect.stringContaining('lost')])
    await site.close()
  })
})
