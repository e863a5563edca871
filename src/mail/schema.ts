import * as z from 'zod/mini'
import {
  type FaultCode,
  type Faults,
  type FieldName,
  type Fields,
  longest,
  shortestMessage,
} from './fields.ts'

// The mail service takes 50 kB; the names of the fields and what the library adds fit into the rest.
const mostBytes = 48_000

const phoneNumber = /^\+?[\p{Nd}\s.()/\-‐-―]+$/u
const extension = /[\s,;]*(?:ext(?:ension)?|poste|x|#)\.?\s*\p{Nd}{1,6}$/iu
const emailAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const emptyLabel = /@-|-\.|\.-|-$|\.\p{N}+$/u
const withoutDot = /^[^\s@]+(?:@[^\s@.]*)?$/

/** A text without control characters; line breaks, which are `\n` then, and tabs stay. Broken pairs become U+FFFD. */
const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

const signs = (text: string) => [...text].length
const digits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

const isSeen = (text: string) => /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text)
const isPhone = (text: string) => {
  const number = text.replace(extension, '').trim()
  return phoneNumber.test(number) && digits(number) >= 6 && digits(number) <= 15
}

const must = (test: (text: string) => boolean, error: FaultCode) =>
  z.refine<string>(test, { error, abort: true })

const text = (name: FieldName) =>
  z.string().check(
    z.overwrite(clean),
    must(isSeen, 'required'),
    must(value => signs(value) <= longest[name], 'long'),
  )

const line = (name: FieldName) => text(name).check(z.overwrite(value => value.replace(/\s+/g, ' ')))

/** How much a request weighs when it is sent, in bytes of UTF-8. */
export const weight = (fields: Fields): number =>
  new TextEncoder().encode(Object.values(fields).join('')).length

/** A request for a demonstration: what comes out is trimmed and clean; what is wrong is said by code, not in words. */
export const requestSchema = z
  .object({
    'first-name': line('first-name'),
    'last-name': line('last-name'),
    email: line('email').check(
      must(value => !withoutDot.test(value), 'domain'),
      must(value => emailAddress.test(value) && !emptyLabel.test(value), 'email'),
    ),
    role: line('role'),
    company: line('company'),
    phone: line('phone').check(must(isPhone, 'phone')),
    message: text('message').check(must(value => signs(value) >= shortestMessage, 'short')),
  } satisfies Record<FieldName, unknown>)
  .check(z.refine(fields => weight(fields) <= mostBytes, { error: 'size', path: ['message'] }))

/** The clean request, or the first fault of each field. */
export function checkRequest(typed: Fields): { request: Fields } | { faults: Faults } {
  const result = requestSchema.safeParse(typed)
  if (result.success) return { request: result.data }
  const faults: Faults = {}
  for (const { path, message } of result.error.issues) faults[path[0] as FieldName] ??= message as FaultCode
  return { faults }
}
