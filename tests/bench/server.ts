import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const port = 4373

/** Runs something while the built site is served; gives its address, without a slash at the end. */
export async function withServer<T>(run: (origin: string) => Promise<T>): Promise<T> {
  const env = { ...process.env, PORT: String(port) }
  const server = spawn('node', ['src/server/start.ts'], { cwd: root, env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  try {
    for (let tries = 0; tries < 50; tries++) {
      if (
        await fetch(`${origin}/healthz`).then(
          answer => answer.ok,
          () => false,
        )
      )
        break
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    return await run(origin)
  } finally {
    server.kill('SIGTERM')
  }
}
