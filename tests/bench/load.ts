import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Figure } from './report.ts'

const root = join(import.meta.dirname, '../..')
const port = 4374
/** Requests a second that the server is asked, on so many connections, for so many seconds. */
const asked = 5000
const connections = 100
const seconds = 20

/** What visitors, crawlers and the careless ask for; each with the status it must get. */
const mixed: readonly [string, number][] = [
  ['/fr', 200],
  ['/en/blog', 200],
  ['/fr/blog-post-4yeux', 200],
  ['/paiements', 200],
  ['/en/blog-post-temoignage-kaufman%26broad', 301],
  ['/data/fr/teasers.json', 200],
  ['/favicon.svg', 200],
  ['/fr/Blog', 301],
  ['/en/blog/', 301],
  ['/en/nothing-here', 404],
  ['/assets/gone-0.js', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 400],
]

type Count = { answered: number; wrong: number }

/** One kept-alive connection that asks for the next address whenever it is its turn and the last answer is whole. */
function visitor(number: number, count: Count): { ask: () => void; end: () => void } {
  let socket: Socket
  let turn = number
  let waiting: number | undefined
  let text = ''
  const open = () => {
    socket = connect(port, '127.0.0.1').setNoDelay()
    socket.setEncoding('latin1')
    socket.on('data', chunk => {
      text += chunk
      const end = text.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)
      if (text.length < end + 4 + length) return
      count.answered++
      if (Number(text.slice(9, 12)) !== waiting) count.wrong++
      waiting = undefined
      text = ''
    })
    socket.on('error', () => count.wrong++)
    socket.on('close', () => {
      waiting = undefined
      text = ''
      if (!ended) open()
    })
  }
  let ended = false
  open()
  return {
    ask: () => {
      if (waiting !== undefined) return
      const [path, status] = mixed[turn++ % mixed.length] ?? ['/', 200]
      waiting = status
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`)
    },
    end: () => {
      ended = true
      socket.destroy()
    },
  }
}

/** Resident memory of a process in MB; Linux alone says it this way. */
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
  const visitors = Array.from({ length: connections }, (_, number) => visitor(number, count))
  let next = 0
  const drive = async (duration: number) => {
    const start = performance.now()
    for (let sent = 0; performance.now() - start < duration * 1000; await pause(5)) {
      const due = ((performance.now() - start) / 1000) * asked
      for (; sent < due; sent++) visitors[next++ % connections]?.ask()
    }
  }
  // Warm first: what is allocated once is not growth.
  await drive(5)
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
