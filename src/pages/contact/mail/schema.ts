import * as z from 'zod/mini'
import { cleanEmail, cleanLine, cleanPhone, cleanText } from './cleanFields.ts'
import {
  type FaultCode,
  type Faults,
  type FieldName,
  type Fields,
  longest,
  shortestMessage,
} from './fields.ts'

// The mail service accepts 50 kB; this leaves room for field names and what the library adds.
const mostBytes = 48_000

// No international number has more digits.
const mostDigits = 15
const fewestDigits = 6

const phoneNumber = /^\(?\+?[\p{Nd}\s.()/-]+$/u
const extension = /[\s,;]*(?:ext(?:ension)?|poste|x|#)\s?[.:=]?\s?\p{Nd}{1,6}$/iu
const outsideNumbers = /[^\p{Nd}\s.()/+-]+/u
// A second number: after a `+`, or after a slash followed by `+`, `0` or `(`.
const betweenNumbers = new RegExp(`${outsideNumbers.source}|(?!^)(?=\\+)|/(?=\\s*[+0(])`, 'u')
const emailAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u
const emptyLabel = /@-|-\.|\.-|-$|\.\p{N}+$/u
const withoutDot = /^[^\s@]+(?:@[^\s@.]*)?$/
const secondAddress = /@[^@]*\.[^@]*@/

const characters = (text: string) => [...text].length
const digits = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0

const isEmail = (text: string) => emailAddress.test(text) && !emptyLabel.test(text)
const hasWordsBesideEmail = (text: string) => text.includes(' ') && text.split(' ').some(isEmail)

const withoutExtension = (text: string) => text.replace(extension, '').trim()
const isPhone = (text: string) => {
  const number = withoutExtension(text)
  return phoneNumber.test(number) && digits(number) >= fewestDigits && digits(number) <= mostDigits
}
const numbersIn = (text: string) =>
  text.split(betweenNumbers).filter(part => digits(part) >= fewestDigits).length
const hasTwoNumbers = (text: string) => {
  const number = withoutExtension(text)
  return numbersIn(number) > 1 || (digits(number) > mostDigits && /\p{Nd}[^\p{Nd}]+\p{Nd}/u.test(number))
}
const hasWordsBesideNumber = (text: string) => {
  const number = withoutExtension(text)
  return outsideNumbers.test(number) && numbersIn(number) === 1
}

const must = (test: (text: string) => boolean, error: FaultCode) =>
  z.refine<string>(test, { error, abort: true })

const field = (name: FieldName, clean: (text: string) => string) =>
  z.string().check(
    z.overwrite(clean),
    must(value => value !== '', 'required'),
    must(value => characters(value) <= longest[name], 'long'),
  )

/** The size of a request in bytes of UTF-8. */
export const weight = (fields: Fields): number =>
  new TextEncoder().encode(Object.values(fields).join('')).length

/** A request for a demo: the output is trimmed and clean; faults are codes, not texts. */
export const requestSchema = z
  .object({
    'first-name': field('first-name', cleanLine),
    'last-name': field('last-name', cleanLine),
    email: field('email', cleanEmail).check(
      must(value => !withoutDot.test(value), 'domain'),
      must(value => !secondAddress.test(value), 'addresses'),
      must(value => !hasWordsBesideEmail(value), 'words'),
      must(isEmail, 'email'),
    ),
    role: field('role', cleanLine),
    company: field('company', cleanLine),
    phone: field('phone', cleanPhone).check(
      must(value => !hasTwoNumbers(value), 'numbers'),
      must(value => !hasWordsBesideNumber(value), 'words'),
      must(isPhone, 'phone'),
    ),
    message: field('message', cleanText).check(must(value => characters(value) >= shortestMessage, 'short')),
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
