import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../../../src/server/app.ts'
import { mailCatcherIn } from '../../../../src/server/mailCatcher/mailCatcher.ts'
import type { Message } from '../../../../src/server/mailCatcher/message.ts'
import type { BodyLimits } from '../../../../src/server/mailCatcher/readBody.ts'
import { type Answer, ask, contents, writeSite } from '../site.ts'

export const sendForm = '/api/v1.0/email/send-form'
export const send = '/api/v1.0/email/send'

export const identifiers = {
  lib_version: '4.4.1',
  service_id: 'local-service',
  template_id: 'local-template',
  user_id: 'local-key',
}

export const fields = {
  'first-name': 'Zoé',
  'last-name': 'Exemple',
  email: 'zoe@example.com',
  role: 'Trésorière',
  company: 'Arvenne',
  phone: '+33 1 99 00 00 00',
  message: 'Bonjour,\r\nune démo ?',
}

export type Post = { path?: string; headers?: OutgoingHttpHeaders; body: string | Buffer }

/** A multipart body as browsers write it. */
export async function multipart(values: Record<string, string> | FormData): Promise<Post> {
  let form = new FormData()
  if (values instanceof FormData) form = values
  else for (const [name, value] of Object.entries(values)) form.append(name, value)
  const response = new Response(form)
  return {
    path: sendForm,
    headers: { 'Content-Type': response.headers.get('content-type') ?? '' },
    body: Buffer.from(await response.arrayBuffer()),
  }
}

export const json = (value: unknown): Post => ({
  path: send,
  headers: { 'Content-Type': 'application/json' },
  body: typeof value === 'string' ? value : JSON.stringify(value),
})

export type MailCatcherServer = {
  port: number
  folder: string
  get: (path: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>
  post: (post: Post, headers?: OutgoingHttpHeaders) => Promise<Answer>
  /** The kept messages, in the order of their names. */
  kept: () => Message[]
  close: () => Promise<void>
}

/**
 * The app with a mail catcher over a fixture site, listening at `host` on a port the system chose; `close` removes the
 * folders as well.
 */
export async function createMailCatcher(
  limits?: Partial<BodyLimits>,
  host = '127.0.0.1',
): Promise<MailCatcherServer> {
  const root = writeSite(contents)
  const home = mkdtempSync(join(tmpdir(), 'balancier-mail-'))
  const folder = join(home, 'deep/box')
  const server = createServer(
    createApp({ dist: join(root, 'dist'), mailCatcher: mailCatcherIn(folder, limits) }),
  )
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    folder,
    get: (path, headers, method) => ask(port, path, headers, method),
    post: (post, headers) => sendBody(port, { ...post, headers: { ...post.headers, ...headers } }),
    kept: () =>
      readdirSync(folder)
        .sort()
        .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      for (const made of [root, home]) rmSync(made, { recursive: true, force: true })
    },
  }
}

function sendBody(port: number, { path = sendForm, headers = {}, body }: Post): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: 'POST', agent: false as const, headers }
    const outgoing = request(options, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: `${whole}`,
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
