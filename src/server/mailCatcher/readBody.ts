import type { IncomingMessage } from 'node:http'
import { Refused, tooLarge } from './refused.ts'

export type BodyLimits = { bytes: number; milliseconds: number }

/**
 * Reads the body of a request; undefined if the client disconnected. Rejects with `Refused` if it is too large or too
 * slow. A body that is too large is discarded but read to its end, because some clients lose a response sent earlier;
 * after a timeout the connection is closed.
 */
export function readBody(request: IncomingMessage, limits: BodyLimits): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let larger = Number(request.headers['content-length']) > limits.bytes
    const timer = setTimeout(() => {
      reject(larger ? tooLarge() : new Refused(408, 'Request Timeout', { Connection: 'close' }))
      setImmediate(() => request.socket.destroySoon())
    }, limits.milliseconds)

    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      larger ||= size > limits.bytes
      if (larger) chunks.length = 0
      else chunks.push(chunk)
    })
    request.once('end', () => (larger ? reject(tooLarge()) : resolve(Buffer.concat(chunks))))
    request.once('error', () => resolve(undefined))
    request.once('close', () => {
      clearTimeout(timer)
      resolve(undefined)
    })
  })
}
