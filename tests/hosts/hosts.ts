import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nginx, startNginx } from '../../e2e/support/nginx.ts'
import { type Answer, ask } from '../unit/server/site.ts'

const root = join(import.meta.dirname, '../..')

/** A host that serves the built site; `log` returns its access log. */
export type Running = {
  port: number
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
  log: () => string[]
  stop: () => Promise<void>
}

type Start = (port: number) => { child: ChildProcess; log: () => string }

function printed(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
  return { child, log: () => text }
}

const caddy = [
  process.env.CADDY_PATH,
  '/usr/bin/caddy',
  '/usr/local/bin/caddy',
  '/opt/homebrew/bin/caddy',
].find(path => path && existsSync(path))

export type Host = 'server' | 'nginx' | 'caddy'

/** The hosts that are started, by name; one that is not installed has no `start`. */
export const hosts: Record<Host, Start | undefined> = {
  server: port =>
    printed(process.execPath, ['src/server/start.ts'], {
      PORT: String(port),
      HOST: '127.0.0.1',
      OUTBOX: 'off',
    }),
  nginx: nginx
    ? port => {
        const { child, log } = startNginx(port)
        return { child, log: () => readFileSync(log, 'utf8') }
      }
    : undefined,
  caddy: caddy
    ? port => {
        const home = mkdtempSync(join(tmpdir(), 'balancier-caddy-'))
        const args = ['run', '--adapter', 'caddyfile', '--config', '.build/hosting/Caddyfile']
        return printed(caddy, args, {
          BALANCIER_ADDRESS: `http://127.0.0.1:${port}`,
          BALANCIER_ROOT: join(root, 'dist'),
          CADDY_ADMIN: 'off',
          XDG_DATA_HOME: home,
          XDG_CONFIG_HOME: home,
        })
      }
    : undefined,
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Starts a host and waits until it answers. */
export async function run(start: Start): Promise<Running> {
  const port = await freePort()
  const { child, log } = start(port)
  const get: Running['get'] = (path, headers, method) => ask(port, path, headers, method)
  for (let tries = 0; ; tries++) {
    const answer = await get('/healthz').catch(() => undefined)
    if (answer?.status === 200) break
    if (tries > 100 || child.exitCode !== null) throw new Error(`it does not start: ${log()}`)
    await wait(100)
  }
  return {
    port,
    get,
    log: () =>
      log()
        .split('\n')
        .filter(line => line.startsWith('{') && /"method"/.test(line)),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
