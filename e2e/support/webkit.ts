import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/xvfb-run'

/** Whether WebKitGTK's driver (Debian: webkit2gtk-driver) and a virtual display (xvfb, xauth) are installed. */
export const webkitInstalled = existsSync(driver) && existsSync(display)

/** A window of WebKitGTK. */
export type Webkit = Awaited<ReturnType<typeof startWebkit>>

/** The key under which WebDriver answers with an element (W3C WebDriver, section 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Sends a command; throws what the driver says if it fails. */
async function send<Value>(method: string, address: string, body?: unknown): Promise<Value> {
  const response = await fetch(address, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`)
  return value
}

/** Starts WebKitGTK's small browser on a virtual display and drives it through plain WebDriver. */
export async function startWebkit() {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  // A process group of its own, so that the display and the browser end with the driver.
  const child = spawn(display, ['--auto-servernum', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, LANG: 'fr_FR.UTF-8' },
  })
  const close = async () => {
    const ended = once(child, 'close')
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  const origin = `http://127.0.0.1:${port}`
  try {
    for (let tries = 0; ; tries += 1) {
      const up = await fetch(`${origin}/status`).then(
        response => response.ok,
        () => false,
      )
      if (up) break
      if (tries === 100) throw new Error('WebKitWebDriver does not answer.')
      await setTimeout(100)
    }
    const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
      // An element may be enabled or rendered a moment after the page.
      capabilities: { alwaysMatch: { timeouts: { implicit: 15_000 } } },
    })
    const session = `${origin}/session/${sessionId}`
    const find = async (xpath: string) => {
      const element = await send<Record<string, string>>('POST', `${session}/element`, {
        using: 'xpath',
        value: xpath,
      })
      return `${session}/element/${element[elementKey]}`
    }
    return {
      resize: (width: number, height: number) => send('POST', `${session}/window/rect`, { width, height }),
      open: (url: string) => send('POST', `${session}/url`, { url }),
      back: () => send('POST', `${session}/back`, {}),
      /** The value of an expression in the page. */
      evaluate: <Value>(expression: string) =>
        send<Value>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
      /** Clicks the first element of an XPath as a pointer does. */
      click: async (xpath: string) => send('POST', `${await find(xpath)}/click`, {}),
      /** Types into the first element of an XPath. */
      type: async (xpath: string, text: string) => send('POST', `${await find(xpath)}/value`, { text }),
      async close() {
        await send('DELETE', session).catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
