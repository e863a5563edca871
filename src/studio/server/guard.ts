import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../../server/loopback.ts'

/** A refused request, with status and reason. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const ownHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The maximum size of a request in bytes: an article, or many edits. */
const limit = 4_000_000

/**
 * Refuses requests that do not come from the studio's own page on this machine. It checks the connection (other
 * machines), the Host header (DNS rebinding), the Origin (other sites), and requires JSON for writing, which a foreign
 * form cannot send.
 */
export function checkRequest({ method, headers, socket }: IncomingMessage): void {
  const { host = '', origin } = headers
  if (!isLoopback(socket.remoteAddress)) {
    throw new Refusal(403, 'The studio answers on the machine that runs it only.')
  }
  if (!ownHost.test(host)) throw new Refusal(403, 'The studio answers at localhost only.')
  if (origin !== undefined && origin !== `http://${host}`) {
    throw new Refusal(403, 'The studio answers its own page only.')
  }
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new Refusal(403, 'The studio answers its own page only.')
  }
  if (method === 'GET') return
  if (method !== 'POST') throw new Refusal(405, 'The studio is asked with GET and POST.')
  if (origin === undefined) throw new Refusal(403, 'The studio takes changes from its own page only.')
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The studio takes changes as JSON.')
  }
}

/** The JSON body of a request. */
export async function readJson(request: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > limit) throw new Refusal(413, 'That is more than the studio takes at a time.')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refusal(400, 'That is no JSON.')
  }
}
