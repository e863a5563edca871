import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { Agent, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { boundedServer } from '../../../src/server/connections.ts'
import { ask, contents, writeSite } from './site.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

async function serve(limits: Parameters<typeof boundedServer>[1] = {}) {
  const root = writeSite({ ...contents, 'assets/big-1.bin': 'x'.repeat(8_000_000) })
  const server: Server = boundedServer(createApp({ dist: join(root, 'dist') }), limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
    rmSync(root, { recursive: true })
  })
  return { server, port: (server.address() as AddressInfo).port }
}

function client(port: number): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  cleanups.push(() => socket.destroy())
  return socket
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const openFiles = () => readdirSync('/proc/self/fd').length

describe('requests that come at once on a connection', () => {
  it('are answered in their order', async () => {
    const { port } = await serve()
    const socket = client(port)
    const last = get('/sw.js').replace('Host', 'Connection: close\r\nHost')
    socket.write(get('/robots.txt') + get('/fr/nothing') + get('/healthz') + last)
    const answers = await text(socket)
    expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['200', '404', '200', '200'])
    expect(answers.indexOf('User-agent')).toBeLessThan(answers.indexOf('skipWaiting'))
  })

  it.skipIf(process.platform !== 'linux')('open one file at a time, read or not', async () => {
    const { port } = await serve()
    const before = openFiles()
    for (let number = 0; number < 10; number++) {
      const socket = client(port)
      socket.pause()
      socket.write(get('/assets/big-1.bin').repeat(1000))
    }
    for (let turn = 0; turn < 10; turn++) {
      await wait(20)
      // Two ends of ten connections, and a file for each.
      expect(openFiles() - before).toBeLessThanOrEqual(32)
      const asked = performance.now()
      expect((await ask(port, '/fr')).status).toBe(200)
      expect(performance.now() - asked).toBeLessThan(2000)
    }
  })

  it('are no longer answered once the client has gone', async () => {
    const { promise: first, resolve: isBegun } = Promise.withResolvers<void>()
    const { promise: gone, resolve: isGone } = Promise.withResolvers<void>()
    let begun = 0
    const server = boundedServer((_request, response) => {
      begun++
      isBegun()
      response.once('close', isGone)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanups.push(() => server.close())
    const socket = client((server.address() as AddressInfo).port)
    socket.write(get('/').repeat(50))
    await first
    socket.destroy()
    await gone
    await wait(50)
    expect(begun).toBe(1)
  })

  it('end with the connection after a hundred', async () => {
    const { port } = await serve()
    const socket = client(port)
    socket.write(get('/healthz').repeat(300))
    const asked = performance.now()
    const answers = await text(socket)
    expect(answers.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(Array(100).fill('200'))
    expect(performance.now() - asked).toBeLessThan(3000)
  })

  it('go on over a new connection, without a failed request, for clients that keep theirs', async () => {
    const { port } = await serve()
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    cleanups.push(() => agent.destroy())
    for (let turn = 0; turn < 250; turn++) {
      const [response] = await once(
        request({ port, host: '127.0.0.1', path: '/sw.js', agent }).end(),
        'response',
      )
      expect(response.statusCode).toBe(200)
      await text(response)
    }
  })
})

describe('an answer that nobody reads', () => {
  it('is ended with its connection when no byte moves', async () => {
    const { port, server } = await serve({ idle: 300 })
    const socket = client(port)
    socket.pause()
    socket.write(get('/assets/big-1.bin'))
    const connections = () => new Promise(resolve => server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(1)
    await expect.poll(connections, { timeout: 5000 }).toBe(0)
  })

  it('is ended when it is read too slowly', async () => {
    const { port, server } = await serve({ answer: 500 })
    const socket = client(port)
    socket.pause()
    socket.write(get('/assets/big-1.bin'))
    const sip = setInterval(() => socket.read(1000), 20)
    cleanups.push(() => clearInterval(sip))
    const connections = () => new Promise(resolve => server.getConnections((_, count) => resolve(count)))
    await expect.poll(connections).toBe(1)
    await expect.poll(connections, { timeout: 5000 }).toBe(0)
  })
})

describe('what is no request', () => {
  const raw = async (port: number, bytes: string) => {
    const socket = client(port)
    socket.write(Buffer.from(bytes, 'latin1'))
    return text(socket)
  }

  it.each([
    ['nonsense\r\n\r\n', 400],
    ['GET /fr\x01 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [`GET /fr HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET /fr HTTP/1.1\r\nHost: x\r\nExpect: magic\r\n\r\n', 417],
    ['GET /fr HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['GET /healthz\r\n\r\n', 400],
  ])('is refused with the headers of safety, and the connection ends: %j', async (bytes, status) => {
    const { port } = await serve()
    const answer = await raw(port, bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.match(/^HTTP/gm)).toHaveLength(1)
    for (const name of [
      'X-Content-Type-Options: nosniff',
      'Strict-Transport-Security',
      'Cache-Control: no-store',
    ])
      expect(answer).toContain(name)
  })

  it('never stands within an answer that is under way', async () => {
    const { port } = await serve()
    const answer = await raw(port, `${get('/assets/big-1.bin')}nonsense\r\n\r\n`)
    expect(answer).not.toContain('400 Bad Request')
  })
})
