import type { IncomingMessage } from 'node:http'
import { sendText } from '../plainText.ts'
import type { Handler } from '../visit.ts'
import { errorCode } from './errorCode.ts'
import { keepMessage } from './kept.ts'
import type { ReadMessage } from './message.ts'
import { isOwnOrigin } from './ownOrigin.ts'
import { type BodyLimits, readBody } from './readBody.ts'
import { readForm } from './readForm.ts'
import { readJson } from './readJson.ts'
import { Refused } from './refused.ts'

/**
 * Says whether a call may pass: one in `milliseconds`, counted from the last that passed. A call that was refused
 * doesn't count.
 */
function throttle(milliseconds: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < milliseconds) return false
    last = now
    return true
  }
}

const calls = new Map<string, ReadMessage>([
  ['/api/v1.0/email/send-form', readForm],
  ['/api/v1.0/email/send', readJson],
])

/** Above the 50 kB of what a message says, for the names, boundaries and escapes around it. */
const bodyLimits: BodyLimits = { bytes: 65_536, milliseconds: 10_000 }
const oneIn = 1000

/** Answers the mail service's two calls as it would, and keeps each message that it takes in `folder`. */
export function receive(folder: string, limits: Partial<BodyLimits> = {}): Handler {
  const mayPass = throttle(oneIn)

  async function take(request: IncomingMessage, read: ReadMessage): Promise<void> {
    const body = await readBody(request, { ...bodyLimits, ...limits })
    if (!body) return
    const message = await read(body, request.headers, new Date())
    if (!mayPass()) throw new Refused(429, 'Too Many Requests', { 'Retry-After': 1 })
    await keepMessage(folder, message)
  }

  return ({ request, response, path }) => {
    const read = calls.get(path)
    if (!read) return false
    if (request.method !== 'POST') return sendText(response, 405, 'Method not allowed', { Allow: 'POST' })
    if (!isOwnOrigin(request.headers)) return sendText(response, 403, 'Forbidden')
    take(request, read).then(
      () => sendText(response, 200, 'OK'),
      (error: unknown) => {
        if (error instanceof Refused) return sendText(response, error.status, error.message, error.headers)
        console.error('outbox: a message could not be kept:', errorCode(error))
        sendText(response, 500, 'The message could not be kept')
      },
    )
    return true
  }
}
