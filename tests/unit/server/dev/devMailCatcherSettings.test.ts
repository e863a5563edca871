import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { devMailCatcher } from '../../../../src/server/dev/devMailCatcher.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const clean of cleanups.splice(0)) await clean()
})

/** A development server with nothing but the mail catcher, over an empty project. */
async function serve(): Promise<{ root: string; url: string }> {
  const { createServer } = await import('vite')
  const root = mkdtempSync(join(tmpdir(), 'balancier-dev-'))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [devMailCatcher()],
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  cleanups.push(
    () => server.close(),
    () => rmSync(root, { recursive: true }),
  )
  await server.listen()
  const address = server.httpServer?.address() as AddressInfo | undefined
  return { root, url: `http://127.0.0.1:${address?.port}` }
}

function post(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData()
  for (const name of ['lib_version', 'service_id', 'template_id', 'user_id', 'message'])
    body.append(name, 'x')
  return fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body, headers })
}

it('takes and shows messages in development, and leaves other addresses alone', async () => {
  const { root, url } = await serve()
  expect(await (await post(url, { Origin: url })).text()).toBe('OK')
  expect(readdirSync(join(root, '.outbox'))).toHaveLength(1)
  expect(await (await fetch(`${url}/outbox`)).text()).toContain('<dt dir="auto">message</dt>')
  expect((await post(url, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(await (await fetch(`${url}/outbox/else`)).text()).not.toContain('Outbox')
})

it('does neither with OUTBOX=off', async () => {
  vi.stubEnv('OUTBOX', 'off')
  const { root, url } = await serve()
  expect((await post(url)).ok).toBe(false)
  expect(await (await fetch(`${url}/outbox`)).text()).not.toContain('Outbox')
  expect(readdirSync(root)).not.toContain('.outbox')
})
