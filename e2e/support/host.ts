import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Policies } from '../../src/build/hosting/policy.ts'
import { createApp } from '../../src/server/app.ts'
import { policiesFile } from '../../src/server/firstBuild.ts'

const root = join(import.meta.dirname, '../..')

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
  const policy = JSON.parse(readFileSync(join(root, policiesFile), 'utf8')) as Policies
  const serve = (dist: string): RequestListener => createApp({ dist, policy })
  let app = serve(join(root, 'dist'))
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
      app = serve(folder)
    },
    behave: how => {
      manner = how
      // Kept-alive connections would still respond.
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
