import type { IncomingMessage } from 'node:http'
import { sendText } from '../plainText.ts'
import type { Handler } from '../visit.ts'
import { errorCode } from './errorCode.ts'
import { deleteOld, keepMessage } from './kept.ts'
import { composeMessage, isIdentifier, type ReadMessage } from './message.ts'
import { isOwnOrigin } from './ownOrigin.ts'
import { isProxied } from './proxied.ts'
import { type BodyLimits, readBody } from './readBody.ts'
import { Refused } from './refused.ts'
import { throttle } from './throttle.ts'

/** The maximum depth of `template_params`: reading and writing JSON goes as deep as it. */
const deepest = 8

/** Reads the JSON body of `send`: the identifiers, and `template_params` with the message. */
const readJson: ReadMessage = async (body, headers, received) => {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new Refused(400, 'The body must be application/json')
  }
  const given = parse(body)
  if (!isObject(given)) throw new Refused(400, 'The body must be a JSON object')
  const { template_params: params } = given
  if (!isShallow(params, deepest)) throw new Refused(400, `template_params has more than ${deepest} levels`)
  return composeMessage('send', given, isObject(params) ? params : undefined, received)
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new Refused(400, 'The JSON body cannot be read')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1)))

/** Reads the multipart body of `sendForm`: fields and identifiers side by side. Files are refused. */
const readForm: ReadMessage = async (body, headers, received) => {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new Refused(400, 'The body must be multipart/form-data')
  const parts = await partsOf(body, type)
  const values = new Map<string, string[]>()
  for (const [name, value] of parts) {
    if (typeof value !== 'string') throw new Refused(400, 'Files are not taken')
    values.set(name, [...(values.get(name) ?? []), value])
  }
  const entries = [...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]] as const)
  return composeMessage(
    'send-form',
    Object.fromEntries(entries.filter(([name]) => isIdentifier(name))),
    Object.fromEntries(entries.filter(([name]) => !isIdentifier(name))),
    received,
  )
}

async function partsOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  } catch {
    // The parser's own message says no more, and could repeat the body.
    throw new Refused(400, 'The multipart body cannot be read')
  }
}

const calls = new Map<string, ReadMessage>([
  ['/api/v1.0/email/send-form', readForm],
  ['/api/v1.0/email/send', readJson],
])

/** Where the contact page asks whether its host takes messages (`mail/canReceive.ts`). */
const readyPath = '/api/v1.0/email/ready.txt'

/** The limit of 50 kB applies to the message; this adds names, boundaries and escapes. */
const bodyLimits: BodyLimits = { bytes: 65_536, milliseconds: 10_000 }
const oneIn = 1000

const throughProxy = 'The mail catcher takes no messages through a proxy'

/** Deletes old messages; a failure is logged, for it is not the sender's. */
export const tidy = (folder: string): Promise<void> =>
  deleteOld(folder, new Date()).catch((error: unknown) =>
    console.error('mail catcher: old messages could not be deleted:', errorCode(error)),
  )

/** Responds to the two calls of the mail service as it would, and stores accepted messages in `folder`. */
export function receive(folder: string, limits: Partial<BodyLimits> = {}): Handler {
  const mayPass = throttle(oneIn)

  async function take(request: IncomingMessage, read: ReadMessage): Promise<void> {
    // Unknown once the client has gone.
    const sender = request.socket.remoteAddress
    const body = await readBody(request, { ...bodyLimits, ...limits })
    if (!body) return
    const message = await read(body, request.headers, new Date())
    if (!mayPass(sender)) throw new Refused(429, 'Too Many Requests', { 'Retry-After': 1 })
    await keepMessage(folder, message)
    await tidy(folder)
  }

  return ({ request, response, path }) => {
    if (path === readyPath && request.method === 'GET' && !isProxied(request))
      return sendText(response, 200, 'OK')
    const read = calls.get(path)
    if (!read) return false
    if (request.method !== 'POST') return sendText(response, 405, 'Method not allowed', { Allow: 'POST' })
    if (isProxied(request)) return sendText(response, 403, throughProxy)
    if (!isOwnOrigin(request.headers)) return sendText(response, 403, 'Forbidden')
    take(request, read).then(
      () => sendText(response, 200, 'OK'),
      (error: unknown) => {
        if (error instanceof Refused) return sendText(response, error.status, error.message, error.headers)
        console.error('mail catcher: a message could not be kept:', errorCode(error))
        sendText(response, 500, 'The message could not be kept')
      },
    )
    return true
  }
}
