import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import type { Connect } from 'vite'
import { types } from '../../build/hosting/headers.ts'
import { openFile } from '../../server/openFile.ts'
import { sendText } from '../../server/plainText.ts'
import { isUnsafePath } from '../../server/refusal.ts'
import { readTarget } from '../../server/visit.ts'

const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** The decoded path of a request target; undefined if its encoding is broken. */
function decodedPath(target: string): string | undefined {
  try {
    return decodeURIComponent(readTarget(target)?.path ?? '/')
  } catch {
    return undefined
  }
}

/**
 * Serves folders in development: first segment of the address → folder on disk, and nothing outside of them. Answers 400
 * to addresses that do not decode or try to leave, and 404 to what is not there; every other address is the next one's.
 * `made` are files without a folder, made for each request: by their whole path.
 */
export function serveFolders(
  folders: Readonly<Record<string, string>>,
  made: (path: string) => Promise<string | undefined> = async () => undefined,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const target = request.url ?? '/'
    const path = decodedPath(target)
    if (path === undefined) return void sendText(response, 400, 'The address cannot be decoded')
    const [, first = '', ...rest] = path.split('/')
    const folder = Object.hasOwn(folders, first) ? folders[first] : undefined
    if (folder && isUnsafePath(readTarget(target)?.path ?? '')) {
      return void sendText(response, 400, 'Bad request')
    }
    const answer = async () => {
      const text = await made(path)
      if (text !== undefined) return void response.setHeader('Content-Type', typeOf(path)).end(text)
      if (!folder) return next()
      const file = openFile(folder, rest.join('/'))
      if (!file) return void sendText(response, 404, 'Not found')
      response.setHeader('Content-Type', typeOf(path))
      pipeline(createReadStream('', { fd: file.fd }), response, () => {})
    }
    // Whatever goes wrong is one request's error, never the end of the process.
    answer().catch(next)
  }
}
