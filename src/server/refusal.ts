import { sendText } from './plainText.ts'
import { decodedOrSame, type Handler } from './visit.ts'

const longestTarget = 4096
const methods = ['GET', 'HEAD']

/** Refuses methods other than GET and HEAD, very long addresses, and paths that try to leave the built folder. */
export const refusal: Handler = ({ request, response, path }) => {
  if (!methods.includes(request.method ?? '')) {
    return sendText(response, 405, 'Method not allowed', { Allow: methods.join(', ') })
  }
  if ((request.url ?? '').length > longestTarget) return sendText(response, 414, 'Address too long')
  return isUnsafePath(path) && sendText(response, 400, 'Bad request')
}

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
