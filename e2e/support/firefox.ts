import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const installed = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The installed Firefox, if any. */
export const firefoxPath = installed.find(path => path && existsSync(path))

type Message = {
  id?: number
  method?: string
  error?: string
  message?: string
  result?: unknown
  params?: unknown
}
type Params = Record<string, unknown>

/** Resolves to the address that Firefox prints when it is listening. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr)
    for await (const line of createInterface({ input: child.stderr })) {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
      if (!address) continue
      // Drain the rest of its output: a full pipe would block it.
      child.stderr.resume()
      return address
    }
  throw new Error('Firefox ended before it listened.')
}

/** A WebDriver BiDi session: commands, and events. */
async function connect(address: string, onEvent: (message: Message) => void) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) onEvent(message)
    else waiting.get(message.id)?.(message)
  }
  return <Result>(method: string, params: Params = {}): Promise<Result> => {
    const id = waiting.size + 1
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ error, message, result }) =>
        error ? reject(new Error(`${method}: ${error}: ${message}`)) : resolve(result as Result),
      )
    })
  }
}

/** One window of Firefox: `faults` is what it has said on the console as an error or a warning. */
export type Firefox = Awaited<ReturnType<typeof startFirefox>>

/**
 * Starts the installed Firefox without a window, by the protocol that it speaks as it comes (WebDriver BiDi). Playwright
 * drives an installed one as well, but asks of it what Debian's does not have yet.
 */
export async function startFirefox() {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(String(firefoxPath), args, {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const faults: string[] = []
  const send = await connect(await addressOf(child), ({ method, params }) => {
    const { level, text } = params as { level?: string; text?: string }
    if (method === 'log.entryAdded' && /error|warn/.test(level ?? '')) faults.push(String(text))
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const context = contexts[0]?.context

  return {
    faults,
    /** The size of the viewport, in pixels. */
    resize: (width: number, height: number) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    open: (url: string, wait: 'complete' | 'none' = 'complete') =>
      send('browsingContext.navigate', { context, url, wait }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    /** The value of an expression in the page, transferred as JSON. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const { result, exceptionDetails } = await send<{
        result: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression}) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value) as Value
    },
    press: (keys: string) =>
      send('input.performActions', {
        context,
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...keys].flatMap(value => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    async close() {
      const ended = new Promise(resolve => child.once('close', resolve))
      child.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
