import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Figure } from './report.ts'

const root = join(import.meta.dirname, '../..')
const port = 4374
/** Requests per second, connections and duration in seconds. */
const asked = 5000
const connections = 100
const seconds = 60
/** Warm-up in seconds: V8 allocates its memory in the first half minute, and keeps it. */
const warmUp = 40

/** What visitors, crawlers and attackers request, with the expected status. */
const mixed: readonly [[string, number], ...[string, number][]] = [
  ['/fr', 200],
  ['/en/blog', 200],
  ['/fr/blog-post-4yeux', 200],
  ['/paiements', 200],
  ['/en/blog-post-temoignage-kaufman%26broad', 301],
  ['/data/fr/teasers.json', 200],
  ['/icon-96.png', 200],
  ['/fr/Blog', 301],
  ['/en/blog/', 301],
  ['/en/nothing-here', 404],
  ['/assets/gone-0.js', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
]

type Count = { answered: number; wrong: number }

type Visitor = { ask: (path: string, status: number) => void; end: () => void }

/** One kept-alive connection; it says when it is free to ask. */
function visitor(count: Count, onFree: (visitor: Visitor) => void): Visitor {
  let socket: Socket
  let wanted = 0
  let text = ''
  let ended = false
  const take = (chunk: string) => {
    text += chunk
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
    if (text.length < end + 4 + length) return
    count.answered++
    if (Number(text.slice(9, 12)) !== wanted) count.wrong++
    text = ''
    onFree(self)
  }
  const open = () => {
    text = ''
    socket = connect(port, '127.0.0.1', () => onFree(self)).setNoDelay()
    socket.setEncoding('latin1')
    socket.on('data', take)
    socket.on('error', () => count.wrong++)
    socket.on('close', () => ended || open())
  }
  const self: Visitor = {
    ask: (path, status) => {
      wanted = status
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`)
    },
    end: () => {
      ended = true
      socket.destroy()
    },
  }
  open()
  return self
}

/** Resident memory of a process in MB; Linux only. */
const memoryOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Asks the site's own server for mixed addresses, `asked` a second; what it answered, and how its memory grew. */
export async function loadFigures(): Promise<Figure[]> {
  const env = { ...process.env, PORT: String(port), OUTBOX: 'off' }
  const server = spawn('node', ['src/server/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Its log is read, as where it is deployed.
  server.stdout.resume()
  await pause(2000)
  const count: Count = { answered: 0, wrong: 0 }
  const free: Visitor[] = []
  const visitors = Array.from({ length: connections }, () => visitor(count, one => free.push(one)))
  let next = 0
  const drive = async (duration: number) => {
    const start = performance.now()
    for (let sent = 0; performance.now() - start < duration * 1000; await pause(2)) {
      const due = ((performance.now() - start) / 1000) * asked
      while (sent < due && free.length > 0) {
        free.shift()?.ask(...(mixed[next++ % mixed.length] ?? mixed[0]))
        sent++
      }
    }
  }
  // Memory allocated once is not growth.
  await drive(warmUp)
  const before = memoryOf(server)
  Object.assign(count, { answered: 0, wrong: 0 })
  await drive(seconds)
  const after = memoryOf(server)
  for (const { end } of visitors) end()
  server.kill('SIGTERM')
  return [
    {
      name: 'server: answers a second',
      value: count.answered / seconds,
      unit: '',
      budget: asked * 0.98,
      atLeast: true,
    },
    { name: 'server: wrong or cut answers', value: count.wrong, unit: '', budget: 0 },
    { name: 'server: memory', value: after, unit: 'MB' },
    { name: 'server: memory growth', value: after - before, unit: 'MB', budget: 20 },
  ]
}
