import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask, createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Policies } from '../../src/build/hosting/policy.ts'
import { createApp } from '../../src/server/app.ts'
import { policiesFile } from '../../src/server/firstBuild.ts'
import { startNginx } from './nginx.ts'

const root = join(import.meta.dirname, '../..')

type Served = { listener: RequestListener; stop: () => void }

/** Passes requests on to an nginx of its own, on another port, once that listens. */
async function serveByNginx(folder: string): Promise<Served> {
  const free = createServer()
  await once(free.listen(0, 'localhost'), 'listening')
  const { port } = free.address() as AddressInfo
  await new Promise(resolve => free.close(resolve))
  const { child } = startNginx(port, folder)
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return {
    listener: ({ url, method, headers }, response) => {
      const passed = ask({ host: 'localhost', port, path: url, method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(response)
      })
      passed.on('error', () => response.destroy())
      passed.end()
    },
    stop: () => child.kill('SIGTERM'),
  }
}

type Manner = 'well' | 'error' | 'silence' | 'page'

/** A server whose site can be replaced, or made to fail, while it runs. */
export type Host = {
  origin: string
  /** Serves another build from now on. */
  publish: (folder: string) => Promise<void>
  /**
   * `error` answers 500 to all; `silence` takes every request and never answers; `page` answers all with a page of its own,
   * as the network of a hotel does.
   */
  behave: (how: Manner) => void
  /** Requests since the last call and the bytes of their answers, heads included. */
  spent: () => { paths: string[]; bytes: number }
  close: () => Promise<void>
}

/** Starts the site's own server, or nginx (`E2E_HOST=nginx`), on a free port, so that each test has an origin, and a worker, of its own. */
export async function startHost(): Promise<Host> {
  const policy = JSON.parse(readFileSync(join(root, policiesFile), 'utf8')) as Policies
  const serve = async (dist: string): Promise<Served> =>
    process.env.E2E_HOST === 'nginx'
      ? serveByNginx(dist)
      : { listener: createApp({ dist, policy }), stop: () => {} }
  let served = await serve(join(root, 'dist'))
  let manner: Manner = 'well'
  let paths: string[] = []
  let bytes = 0
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const { socket } = response
    const before = socket?.bytesWritten ?? 0
    response.on('close', () => {
      bytes += (socket?.bytesWritten ?? before) - before
    })
    // As where a mail service is set: what a page shows without one is tested in contact.spec.ts.
    if (manner === 'well' && request.url === '/api/v1.0/email/ready.txt') response.end('OK')
    else if (manner === 'well') served.listener(request, response)
    else if (manner === 'page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sign in</p>')
    else if (manner === 'error') response.writeHead(500, { 'Content-Type': 'text/plain' }).end('down')
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: async folder => {
      const before = served
      served = await serve(folder)
      before.stop()
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
      served.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}
