import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApp } from '../../src/server/app.ts'

const dist = join(import.meta.dirname, '../../dist')

/** A server whose site can be replaced, or made to fail, while it runs. */
export type Host = {
  origin: string
  /** Serves another build from now on. */
  publish: (folder: string) => void
  /** `error` answers 500 to all; `silence` takes every request and never answers. */
  behave: (how: 'well' | 'error' | 'silence') => void
  /** Requests since the last call and the bytes of their answers, heads included. */
  spent: () => { paths: string[]; bytes: number }
  close: () => Promise<void>
}

/** Starts the site's own server on a free port, so that each test has an origin, and a worker, of its own. */
export async function startHost(): Promise<Host> {
  let app: RequestListener = createApp({ dist })
  let manner: 'well' | 'error' | 'silence' = 'well'
  let paths: string[] = []
  let bytes = 0
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const { socket } = response
    const before = socket?.bytesWritten ?? 0
    response.on('close', () => {
      bytes += (socket?.bytesWritten ?? before) - before
    })
    if (manner === 'well') app(request, response)
    else if (manner === 'error') response.writeHead(500, { 'Content-Type': 'text/plain' }).end('down')
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: folder => {
      app = createApp({ dist: folder })
    },
    behave: how => {
      manner = how
      // What is kept alive would answer as before.
      server.closeIdleConnections()
    },
    spent: () => {
      const all = { paths, bytes }
      paths = []
      bytes = 0
      return all
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
