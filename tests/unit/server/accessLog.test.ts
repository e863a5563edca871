import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { accessLog, type Line, logLines } from '../../../src/server/accessLog.ts'
import { ask } from './site.ts'

const servers: (() => void)[] = []
afterEach(() => {
  for (const close of servers.splice(0)) close()
})

async function open(app: Parameters<typeof accessLog>[0]) {
  const lines: Line[] = []
  const server = createServer(accessLog(app, line => lines.push(line)))
  servers.push(() => server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { lines, port: (server.address() as AddressInfo).port }
}

it('logs request and response, and nothing about the visitor', async () => {
  const { lines, port } = await open((_, response) => response.writeHead(404).end())
  const visitor = { Cookie: 'i18next=en; id=7', 'User-Agent': 'Me/1', Referer: 'https://me.example' }
  await ask(port, '/fr/rien?email=me@me.example&lng=en#me', visitor)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    method: 'GET',
    path: '/fr/rien',
    lng: 'en',
    status: 404,
    ms: expect.any(Number),
  })
})

it('takes over no other choice of language than ours, and no question after its health', async () => {
  const { lines, port } = await open((_, response) => response.end('ok'))
  await ask(port, '/healthz')
  await ask(port, '/?lng=me@me.example')
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).not.toHaveProperty('lng')
  expect(lines[0]?.path).toBe('/')
})

it('writes the lines of a moment at once, in order, and none twice', async () => {
  const written: string[] = []
  const log = logLines(text => written.push(text))
  log('one')
  log('two')
  expect(written).toEqual([])
  await wait(200)
  log('three')
  await wait(200)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
