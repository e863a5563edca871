import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const copy = join(root, '.pseudo')
const lastFile = 'dist/sw.js'

/** Whether the copy is newer than the site that the other tests use. */
function isBuilt(): boolean {
  const [ours, its] = [join(root, lastFile), join(copy, lastFile)]
  return existsSync(its) && statSync(its).mtimeMs >= statSync(ours).mtimeMs
}

/** The site with one more language, which is French made longer and written from right to left. */
export type PseudoSite = { origin: string; close: () => void }

/** Builds the copy of the project that has that language, unless it is there, and serves it on a port of its own. */
export async function startPseudoSite(port: number): Promise<PseudoSite> {
  if (!isBuilt()) execFileSync(process.execPath, ['src/commands/pseudo.ts', 'build'], { cwd: root })
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), OUTBOX: 'off', ACCESS_LOG: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  return { origin: `http://localhost:${port}`, close: () => void server.kill() }
}
