import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { devMailCatcher } from '../../../../src/server/dev/devMailCatcher.ts'
import configOf from '../../../../vite.config.ts'
import { fromNetwork } from '../otherMachines.ts'
import { ask } from '../site.ts'

let root: string
let server: ViteDevServer
let port: number
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'balancier-dev-'))
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [devMailCatcher()],
    // As with `npm run dev -- --host`.
    server: { host: '0.0.0.0', port: 0, ws: false, watch: null },
  })
  await server.listen()
  port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

it('the development server shows messages to this machine', async () => {
  expect((await ask(port, '/outbox')).text).toContain('No message yet')
})

it('and to no other, whatever the headers say', async ({ skip }) => {
  const other = fromNetwork()
  if (!other) return skip()
  const { status, text } = await other.ask(port, '/outbox', {
    Host: 'localhost',
    'X-Forwarded-For': '127.0.0.1',
  })
  expect([status, text]).toEqual([403, 'The mail catcher is shown on the machine that runs the server only'])
  expect(existsSync(join(root, '.outbox'))).toBe(false)
})

it('listens at localhost unless it is told otherwise', () => {
  const { server } = configOf({ mode: 'development', command: 'serve' })
  expect(server?.host).toBeUndefined()
})
