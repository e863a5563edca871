import type { IncomingMessage } from 'node:http'
import { Refused, tooLarge } from './refused.ts'

export type BodyLimits = { bytes: number; milliseconds: number }

/**
 * Gathers the body of a request; undefined when the visitor went away before its end. Rejects with `Refused` when it
 * is larger or takes longer than allowed. What is too large is not kept but read to its end, for an answer given
 * earlier is lost to some clients. When the time is over, the connection is cut after the answer.
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
