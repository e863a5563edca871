import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createApp } from '../../../src/server/app.ts'
import { ask, openSite, type Site } from './site.ts'

let site: Site | undefined
afterEach(() => site?.close())

it('responds 500 when a handler fails, logs why, and keeps running', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await openSite()
  const app = createApp({ dist: join(site.root, 'dist') })
  const failing: RequestListener = (request, response) => {
    if (request.url === '/broken') Object.defineProperty(request, 'headers', { value: null })
    app(request, response)
  }
  const server = createServer(failing)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const broken = await ask(port, '/broken')
  expect([broken.status, broken.text]).toEqual([500, 'Something went wrong'])
  expect(broken.headers['cache-control']).toBe('no-store')
  expect(log).toHaveBeenCalledOnce()
  expect((await ask(port, '/fr')).status).toBe(200)

  server.close()
  log.mockRestore()
})

it('keeps a connection open, and leaves that unsaid', async () => {
  site = await openSite()
  const socket = connect(site.port, '127.0.0.1')
  const request = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n'
  socket.write(request)
  const [first] = await once(socket, 'data')
  socket.write(request)
  const [second] = await once(socket, 'data')
  for (const answer of [first, second]) {
    expect(String(answer)).toContain('HTTP/1.1 200 OK')
    expect(String(answer)).not.toMatch(/^(Connection|Keep-Alive):/m)
  }
  socket.destroy()
})

it('cannot be made without a built folder', () => {
  expect(() => createApp({ dist: join(import.meta.dirname, 'nowhere') })).toThrow()
})
