import type { IncomingHttpHeaders } from 'node:http'
import { Refused, tooLarge } from './refused.ts'

/** A stored message: the identifiers of the sender, how it was sent, and its fields. */
export type Message = {
  /** ISO time. */
  received: string
  call: 'send-form' | 'send'
  lib_version: string
  service_id: string
  template_id: string
  user_id: string
  /** Strings from forms, lists for repeated names, any JSON from `send`. */
  fields: Record<string, unknown>
}

/** The body of a call as a message, or `Refused` with what is missing or wrong. */
export type ReadMessage = (body: Buffer, headers: IncomingHttpHeaders, received: Date) => Promise<Message>

const identifiers = ['lib_version', 'service_id', 'template_id', 'user_id'] as const

/** The size of names and values in bytes of UTF-8. */
const largest = 50_000

const sizeOf = (value: unknown) =>
  Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/**
 * Puts a message together from its identifiers and its fields. Throws `Refused`: 400 with the names of what is missing
 * or blank, 413 above 50 kB of fields.
 */
export function composeMessage(
  call: Message['call'],
  given: Record<string, unknown>,
  fields: Record<string, unknown> | undefined,
  received: Date,
): Message {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '')
  const missing: string[] = identifiers.filter(name => text(name) === '')
  if (fields === undefined) missing.push('template_params')
  if (fields === undefined || missing.length > 0) throw new Refused(400, `Missing: ${missing.join(', ')}`)
  const size = Object.entries(fields).reduce((sum, [name, value]) => sum + sizeOf(name) + sizeOf(value), 0)
  if (size > largest) throw tooLarge()
  return {
    received: received.toISOString(),
    call,
    lib_version: text('lib_version'),
    service_id: text('service_id'),
    template_id: text('template_id'),
    user_id: text('user_id'),
    fields,
  }
}

/** Whether a form field is an identifier rather than part of the message. */
export const isIdentifier = (name: string): boolean => (identifiers as readonly string[]).includes(name)
