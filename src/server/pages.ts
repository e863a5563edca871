import { cacheControl, vary } from '../build/hosting/headers.ts'
import type { FileHeaders, SendFile } from './builtFiles.ts'
import type { notFound } from './notFound.ts'
import { pageFile, placeOf } from './place.ts'
import type { Handler } from './visit.ts'
import { visitorLocale } from './visitorLocale.ts'

/** Answers for pages: the language of the address, or at a bare address the visitor's; else that language's 404. */
export function pages(send: SendFile, sendNotFound: ReturnType<typeof notFound>): Handler {
  return visit => {
    const place = placeOf(visit.path)
    if (place.kind !== 'page') return false
    const locale = place.locale ?? visitorLocale(visit.search, visit.request.headers)
    const headers: FileHeaders = {
      'Cache-Control': place.locale ? cacheControl.revalidated : cacheControl.negotiated,
      Vary: place.locale ? vary.encoding : vary.language,
      'Content-Language': locale,
    }
    const found = place.page !== '/404' && send(visit, pageFile(locale, place.page), headers)
    return found || sendNotFound(visit, locale, headers)
  }
}
