import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drain } from '../../../src/server/drain.ts'
import { ask, contents, openSite, type Site } from './site.ts'

let site: Site
beforeEach(async () => {
  site = await openSite({ ...contents, 'assets/big-1.bin': 'x'.repeat(2_000_000) })
})
afterEach(() => site.close())

const paths = ['/fr', '/en/blog', '/assets/big-1.bin', '/assets/Main-aB3.js', '/en/nothing']

type Outcome = { whole: number; cut: string[]; refused: number }

/** Sends requests on a connection of its own until the server refuses. */
async function visitor(port: number, number: number, outcome: Outcome): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = number; ; turn++) {
    const path = paths[turn % paths.length]
    const outgoing = request({ host: '127.0.0.1', port, path, agent }).end()
    try {
      const [response] = await once(outgoing, 'response')
      let received = 0
      for await (const chunk of response) received += chunk.length
      if (received === Number(response.headers['content-length'])) outcome.whole++
      else outcome.cut.push(`${path}: ${received} bytes`)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // An idle connection may be closed just as it is reused; browsers retry then, and so does this.
      if (outgoing.reusedSocket && code === 'ECONNRESET') continue
      if (code === 'ECONNREFUSED') outcome.refused++
      else outcome.cut.push(`${path}: ${code}`)
      break
    }
  }
  agent.destroy()
}

describe('under load', () => {
  it('stopping finishes accepted requests', async () => {
    const outcome: Outcome = { whole: 0, cut: [], refused: 0 }
    const all = Array.from({ length: 40 }, (_, number) => visitor(site.port, number, outcome))
    await expect.poll(() => outcome.whole, { timeout: 20_000 }).toBeGreaterThan(100)
    drain(site.server)
    await Promise.all(all)
    expect(outcome.cut).toEqual([])
    expect(outcome.refused).toBe(40)
  }, 40_000)

  it('responds while other clients send incomplete requests or never read', async () => {
    const slow: Socket[] = []
    for (let number = 0; number < 300; number++) {
      const socket = connect(site.port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      // Half of them send an incomplete request; the others request megabytes that they do not read.
      if (number % 2) socket.write('GET /fr HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      else {
        socket.pause()
        socket.write('GET /assets/big-1.bin HTTP/1.1\r\nHost: x\r\n\r\n')
      }
      slow.push(socket)
    }
    await wait(200)
    for (const path of ['/fr', '/en/blog', '/healthz']) {
      expect((await ask(site.port, path)).status).toBe(200)
    }
    for (const socket of slow) socket.destroy()
  }, 40_000)
})
