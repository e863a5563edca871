import { connect as connectTo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLoopback } from '../../../../src/server/loopback.ts'
import { fromNamespace, fromNetwork, type OtherMachine } from '../otherMachines.ts'
import { ask } from '../site.ts'
import { createMailCatcher, identifiers, type MailCatcherServer, multipart } from './mailCatcherServer.ts'

/** Headers a stranger would send to pass for this machine. */
const forged = [
  { Host: 'localhost' },
  { Host: '127.0.0.1:4173' },
  { Host: 'localhost', 'X-Forwarded-For': '127.0.0.1' },
  { Host: 'localhost', 'X-Forwarded-Host': 'localhost', 'X-Real-IP': '::1' },
  { Host: 'localhost', Forwarded: 'for=127.0.0.1;host=localhost' },
]

const readyPath = '/api/v1.0/email/ready.txt'

let mailCatcher: MailCatcherServer
beforeAll(async () => {
  // Every interface, in both families: an IPv4 client has an IPv4-mapped address here.
  mailCatcher = await createMailCatcher(undefined, '::')
  expect((await mailCatcher.post(await multipart({ ...identifiers, message: 'private' }))).status).toBe(200)
})
afterAll(() => mailCatcher.close())

describe('messages are shown to this machine', () => {
  it.each([
    ['127.0.0.1', {}],
    ['another address of the loopback range', { localAddress: '127.0.0.2' }],
    ['::1', { host: '::1' }],
  ])('from %s', async (_name, ends) => {
    const { status, text } = await ask(mailCatcher.port, '/outbox', {}, 'GET', ends)
    expect(status).toBe(200)
    expect(text).toContain('private')
  })
})

describe('a proxy on this machine', () => {
  it.each([
    { 'X-Forwarded-For': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { 'X-Forwarded-Host': '127.0.0.1' },
    { 'X-Forwarded-Port': '' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 cache' },
    { 'X-Real-IP': '127.0.0.1' },
    { 'CF-Connecting-IP': '127.0.0.1' },
  ])('with %o is shown no message, and none is taken from it', async headers => {
    const before = mailCatcher.kept().length
    for (const method of ['GET', 'HEAD'])
      expect((await ask(mailCatcher.port, '/outbox', headers, method)).status).toBe(403)
    const form = await multipart({ ...identifiers, message: 'from far away' })
    const { status, text } = await mailCatcher.post(form, headers)
    expect([status, text]).toEqual([403, 'The mail catcher takes no messages through a proxy'])
    expect(mailCatcher.kept()).toHaveLength(before)
    expect((await ask(mailCatcher.port, '/fr', headers)).status).toBe(200)
    // Nor does the contact page hear that messages are received.
    expect((await ask(mailCatcher.port, readyPath, headers)).text).not.toBe('OK')
  })

  it('that speaks HTTP/1.0, as nginx does, is shown none either', async () => {
    const get = (path: string) => {
      const socket = connectTo(mailCatcher.port, '127.0.0.1')
      socket.write(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1:${mailCatcher.port}\r\nConnection: close\r\n\r\n`)
      return readAll(socket)
    }
    const answer = await get('/outbox')
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).not.toContain('private')
    expect(await get(readyPath)).not.toMatch(/OK$/)
  })
})

describe.each([
  ['another address of this machine', fromNetwork],
  ['a network namespace', fromNamespace],
])('from %s', (_name, connect) => {
  let other: OtherMachine | undefined
  beforeAll(() => {
    other = connect()
  })
  afterAll(() => other?.close())

  it('no message is shown, whatever the headers say', async ({ skip }) => {
    if (!other) return skip()
    for (const headers of [{}, ...forged]) {
      const { status, text } = await other.ask(mailCatcher.port, '/outbox', headers)
      expect([status, text]).toEqual([
        403,
        'The mail catcher is shown on the machine that runs the server only',
      ])
    }
    expect((await other.ask(mailCatcher.port, '/fr')).status).toBe(200)
  })
})

it.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:2', true],
  ['::ffff:192.0.2.2', false],
  ['192.0.2.2', false],
  ['128.0.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::127.0.0.1', false],
  ['fe80::1%eth0', false],
  ['127.0.0.1, 192.0.2.2', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('the address %j is of the loopback interface: %s', (address, loopback) => {
  expect(isLoopback(address)).toBe(loopback)
})
