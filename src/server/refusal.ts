import type { IncomingMessage } from 'node:http'
import { sendText } from './plainText.ts'
import { decodedOrSame, type Handler } from './visit.ts'

const longestTarget = 4096
const methods = ['GET', 'HEAD']

/**
 * Refuses methods other than GET and HEAD, very long addresses, ambiguous requests, and paths that try to leave the built
 * folder.
 */
export const refusal: Handler = ({ request, response, path }) => {
  if (!methods.includes(request.method ?? '')) {
    return sendText(response, 405, 'Method not allowed', { Allow: methods.join(', ') })
  }
  if ((request.url ?? '').length > longestTarget) return sendText(response, 414, 'Address too long')
  if (isAmbiguous(request)) return sendText(response, 400, 'Bad request', { Connection: 'close' })
  return isUnsafePath(path) && sendText(response, 400, 'Bad request')
}

/** Two hosts, or a request of HTTP/0.9, which has none: others on the way may read them otherwise. */
const isAmbiguous = ({ rawHeaders, httpVersion }: IncomingMessage) =>
  httpVersion === '0.9' || rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length > 1

/**
 * Whether a decoded segment of the path is a dot segment or holds a slash, a backslash or a control character.
 * A segment whose encoding is broken is not unsafe: no file has its name.
 * @example isUnsafePath('/fr/%2e%2e/secret') // true
 * @example isUnsafePath('/fr/%E0%A4%A') // false
 */
export function isUnsafePath(path: string): boolean {
  return path.split('/').some(segment => {
    const name = decodedOrSame(segment)
    return name === '.' || name === '..' || /[/\\\p{Cc}]/u.test(name)
  })
}
