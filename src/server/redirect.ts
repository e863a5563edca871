import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheControl } from '../build/hosting/headers.ts'
import { canonicalPath } from '../i18n/canonicalPath.ts'
import { locales } from '../i18n/locales.ts'
import { pageFile, placeOf } from './place.ts'
import { sendText } from './plainText.ts'
import { decodedOrSame, type Handler } from './visit.ts'

/** Sends every other spelling of an address to the canonical one, in one step, on this host, with its query. */
export function redirect(dist: string): Handler {
  return ({ response, path, search }) => {
    const target = loweredPage(dist, canonicalPath(path))
    if (target === path) return false
    return sendText(response, 301, `Moved to ${target}`, {
      Location: target + search,
      'Cache-Control': cacheControl.redirect,
    })
  }
}

/** The path in lower case if only that is a page, otherwise the path itself. */
function loweredPage(dist: string, path: string): string {
  const lowered = canonicalPath(path.toLowerCase())
  return lowered !== path && !isPage(dist, path) && isPage(dist, lowered) ? lowered : path
}

function isPage(dist: string, path: string): boolean {
  const place = placeOf(path)
  if (place.kind === 'file') return false
  const inLocales = place.locale ? [place.locale] : locales
  return inLocales.some(locale => existsSync(join(dist, decodedOrSame(pageFile(locale, place.page)))))
}
