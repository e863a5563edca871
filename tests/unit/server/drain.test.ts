import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drain, longestDrain } from '../../../src/server/drain.ts'
import { contents, openSite, type Site } from './site.ts'

let site: Site
beforeEach(async () => {
  site = await openSite({ ...contents, 'assets/big-1.bin': 'x'.repeat(32 * 1024 * 1024) })
})
afterEach(() => site.close())

async function visit(path: string, agent: Agent): Promise<IncomingMessage> {
  const outgoing = request({ host: '127.0.0.1', port: site.port, path, agent }).end()
  const [response] = await once(outgoing, 'response')
  return response
}

async function bytes(response: IncomingMessage): Promise<number> {
  let received = 0
  for await (const chunk of response) received += chunk.length
  return received
}

describe('drain', () => {
  it('closes a kept-alive connection as soon as its answer is finished', async () => {
    const agent = new Agent({ keepAlive: true })
    const response = await visit('/assets/big-1.bin', agent)
    drain(site.server)
    const closed = once(site.server, 'close')
    await wait(300)
    expect(await bytes(response)).toBe(32 * 1024 * 1024)
    const before = performance.now()
    await closed
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('closes an open connection with its next response', async () => {
    const socket = connect(site.port, '127.0.0.1')
    socket.write('GET /assets/big-1.bin HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
    drain(site.server)
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n')
    const answers = (await text(socket)).split('HTTP/1.1 200 OK')
    expect(answers.map(answer => /Connection: (.*)/.exec(answer)?.[1])).toEqual([
      undefined,
      undefined,
      'close',
    ])
  })

  it('closes remaining connections after the timeout', async () => {
    const response = await visit('/assets/big-1.bin', new Agent())
    const failed = once(response, 'error')
    drain(site.server, 300)
    const before = performance.now()
    await once(site.server, 'close')
    expect(performance.now() - before).toBeGreaterThan(200)
    expect(performance.now() - before).toBeLessThan(2000)
    response.resume()
    expect((await failed)[0].code).toBe('ECONNRESET')
  })

  it('takes less than ten seconds by itself', () => {
    expect(longestDrain).toBeLessThan(10_000)
  })
})
