import { cacheControl, hashedFolders, sharedFolders, vary } from '../build/hosting/headers.ts'
import type { SendFile } from './builtFiles.ts'
import { placeOf } from './place.ts'
import { sendText } from './plainText.ts'
import type { Handler } from './visit.ts'

/** Answers for addresses of files; a missing one gets a line of text, for nobody reads a page in its place. */
export function files(send: SendFile): Handler {
  return visit => {
    if (placeOf(visit.path).kind !== 'file') return false
    if (sharedFolders.includes(folderOf(visit.path))) {
      visit.response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    const headers = { 'Cache-Control': cacheControlOf(visit.path), Vary: vary.encoding }
    // Compressed siblings answer for the file they belong to, never by their own name.
    const found = !/\.(?:br|gz)$/i.test(visit.path) && send(visit, visit.path, headers)
    return found || sendText(visit.response, 404, 'Not found')
  }
}

const folderOf = (path: string) => path.split('/')[1] ?? ''

const cacheControlOf = (path: string) =>
  hashedFolders.includes(folderOf(path)) ? cacheControl.hashed : cacheControl.revalidated
