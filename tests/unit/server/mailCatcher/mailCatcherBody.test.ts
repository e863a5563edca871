import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createMailCatcher,
  identifiers,
  json,
  type MailCatcherServer,
  multipart,
  send,
} from './mailCatcherServer.ts'

let mailCatcher: MailCatcherServer
/** With a short timeout for bodies, for the tests that wait for it. */
let hasty: MailCatcherServer
const milliseconds = 500
beforeEach(async () => {
  mailCatcher = await createMailCatcher()
  hasty = await createMailCatcher({ milliseconds })
})
afterEach(async () => {
  await mailCatcher.close()
  await hasty.close()
})

const tooLarge = 'Variables size limit. The maximum allowed variables size is 50Kb'
const isEmpty = ({ kept } = mailCatcher) => expect(kept).toThrow('ENOENT')

function open(head: string, { port } = mailCatcher): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST ${send} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${head}\r\n\r\n`)
  return socket
}

describe('50 kB', () => {
  it('are taken by the form, and not one byte more', async () => {
    const message = (bytes: number) =>
      multipart({ ...identifiers, message: 'é'.repeat(24_000) + 'x'.repeat(bytes - 48_007) })
    expect((await mailCatcher.post(await message(50_001))).status).toBe(413)
    expect((await mailCatcher.post(await message(50_000))).status).toBe(200)
    expect(String(mailCatcher.kept()[0]?.fields.message)).toHaveLength(25_993)
  })

  it('are taken as JSON, and not one byte more', async () => {
    const message = (bytes: number) =>
      json({ ...identifiers, template_params: { message: 'x'.repeat(bytes - 7) } })
    const { status, text: said } = await mailCatcher.post(message(50_001))
    expect([status, said]).toEqual([413, tooLarge])
    expect((await mailCatcher.post(message(50_000))).status).toBe(200)
  })
})

describe('a body that is too large', () => {
  it('is refused, and the answer arrives though megabytes follow', async () => {
    const { status, text: said } = await mailCatcher.post(json('x'.repeat(20 * 1024 * 1024)))
    expect([status, said]).toEqual([413, tooLarge])
    isEmpty()
  })

  it('is refused by its announced length, should it never come', async () => {
    const answer = await text(open('Content-Length: 70000', hasty))
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })

  it('is not kept in memory: a quarter of a gigabyte, with no length announced', async () => {
    const outgoing = request({ host: '127.0.0.1', port: mailCatcher.port, path: send, method: 'POST' })
    outgoing.setHeader('Content-Type', 'application/json')
    const answered = once(outgoing, 'response')
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    for (let sent = 0; sent < 4096; sent += 1) {
      if (!outgoing.write(chunk)) await once(outgoing, 'drain')
      most = Math.max(most, process.memoryUsage().arrayBuffers)
    }
    outgoing.end()
    const [response] = await answered
    expect(response.statusCode).toBe(413)
    expect(await text(response)).toBe(tooLarge)
    expect(most - before).toBeLessThan(128 * 1024 * 1024)
  })

  it('leaves the connection usable', async () => {
    const socket = open('Connection: keep-alive\r\nContent-Length: 100000')
    socket.write('x'.repeat(100_000))
    socket.end('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  it('that never ends is cut when its time is over', async () => {
    const socket = open('Transfer-Encoding: chunked', hasty)
    socket.resume()
    const before = performance.now()
    const drip = setInterval(() => socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`), 20)
    await once(socket, 'close')
    clearInterval(drip)
    expect(performance.now() - before).toBeLessThan(milliseconds + 3000)
  })
})

describe('a body that is slow', () => {
  it('is refused when its time is over, and the connection closed', async () => {
    const socket = open('Content-Length: 100', hasty)
    const drip = setInterval(() => socket.write(' '), 100)
    const before = performance.now()
    const answer = await text(socket)
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close[\s\S]*Request Timeout$/)
    expect(performance.now() - before).toBeGreaterThan(milliseconds - 50)
    expect(performance.now() - before).toBeLessThan(milliseconds + 3000)
    isEmpty(hasty)
  })

  it('is taken when it comes in time, piece by piece', async () => {
    const body = JSON.stringify({ ...identifiers, template_params: { a: 'é' } })
    const bytes = Buffer.from(body)
    const socket = open(`Connection: close\r\nContent-Length: ${bytes.length}`)
    for (let at = 0; at < bytes.length; at += 30) {
      socket.write(bytes.subarray(at, at + 30))
      await wait(20)
    }
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*OK$/)
    expect(mailCatcher.kept()).toMatchObject([{ fields: { a: 'é' } }])
  })
})

it('an aborted request stores nothing', async () => {
  const socket = open('Content-Length: 100')
  socket.write('{"a":')
  await wait(50)
  socket.destroy()
  await wait(100)
  isEmpty()
  expect((await mailCatcher.post(json({ ...identifiers, template_params: {} }))).status).toBe(200)
})
