import type { RequestListener, ServerResponse } from 'node:http'
import { feedOf } from '../build/hosting/feedAddresses.ts'
import {
  cacheControl,
  hashedFolders,
  securityHeaders,
  sharedFolders,
  vary,
} from '../build/hosting/headers.ts'
import { type Policies, policies } from '../build/hosting/policy.ts'
import { isContact } from '../content/contactPage.ts'
import { builtFiles, type FileHeaders, type SendFile } from './builtFiles.ts'
import type { MailCatcher } from './mailCatcher/mailCatcher.ts'
import { pageFile, placeOf } from './place.ts'
import { sendText } from './plainText.ts'
import { redirect } from './redirect.ts'
import { refusal } from './refusal.ts'
import { type Handler, readTarget } from './visit.ts'
import { visitorLocale } from './visitorLocale.ts'

/** Responds to file addresses; a missing file gets a line of plain text instead of a page. */
function files(send: SendFile): Handler {
  return visit => {
    if (placeOf(visit.path).kind !== 'file') return false
    if (sharedFolders.includes(folderOf(visit.path))) {
      visit.response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    const headers = { 'Cache-Control': cacheControlOf(visit.path), Vary: vary.encoding }
    // Compressed copies are never served under their own names.
    const found = !/\.(?:br|gz)$/i.test(visit.path) && send(visit, visit.path, headers)
    return found || sendText(visit.response, 404, 'Not found')
  }
}

const folderOf = (path: string) => path.split('/')[1] ?? ''

const cacheControlOf = (path: string) =>
  hashedFolders.includes(folderOf(path)) ? cacheControl.hashed : cacheControl.revalidated

/**
 * Responds to page addresses: in the language of the address, or at a bare address in the visitor's; otherwise with
 * that language's 404 page.
 */
function pages(send: SendFile): Handler {
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
    return (
      found ||
      send(visit, pageFile(locale, '/404'), headers, 404) ||
      sendText(visit.response, 404, 'Not found', headers)
    )
  }
}

const health: Handler = ({ response, path }) => path === '/healthz' && sendText(response, 200, 'ok')

/** Sends the addresses where people look for a feed to the feed in their language, or in that of the address. */
const feeds: Handler = ({ request, response, path, search }) => {
  const feed = feedOf(path)
  if (!feed) return false
  const { locale = visitorLocale(search, request.headers), file } = feed
  return sendText(response, feed.locale ? 301 : 302, `Moved to /${locale}/${file}`, {
    Location: `/${locale}/${file}`,
    'Cache-Control': feed.locale ? cacheControl.redirect : cacheControl.negotiated,
    ...(!feed.locale && { Vary: vary.language }),
  })
}

type AppSetup = {
  dist: string
  mailCatcher?: MailCatcher
  /** The policies as the build wrote them, or a function that knows them now; without them no inline script runs. */
  policy?: Policies | (() => Policies)
}

const strictest = policies({ scripts: [], mail: '' })

/**
 * The whole site as a request listener: the first handler that responds ends the request. `dist` is the built folder;
 * throws if it does not exist. Without a `mailCatcher` no message is accepted.
 * @example createServer(createApp({ dist: 'dist' })).listen(4173)
 */
export function createApp({ dist, mailCatcher, policy = strictest }: AppSetup): RequestListener {
  const send = builtFiles(dist)
  const answers = [health, feeds, redirect(dist), files(send), pages(send)]
  // The mail catcher accepts POST before the other handlers refuse it.
  const handlers: Handler[] = mailCatcher
    ? [mailCatcher.receive, refusal, mailCatcher.show, ...answers]
    : [refusal, ...answers]

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    // Connections are kept alive by default; leaving out the header saves room for the page in the first packet.
    if (!response.hasHeader('Connection')) response.removeHeader('Connection')
    try {
      const target = readTarget(request.url ?? '')
      const isContactPage = target !== undefined && isContact(target.path)
      const { contact, site } = typeof policy === 'function' ? policy() : policy
      response.setHeader('Content-Security-Policy', isContactPage ? contact : site)
      const visit = { request, response, path: '', search: '', ...target }
      if (!target) refusal(visit) || sendText(response, 400, 'Bad request')
      else handlers.some(handle => handle(visit))
    } catch (error) {
      giveUp(response, error)
    }
  }
}

/** The system has no more file descriptors: true of this moment, and no fault. */
const isExhausted = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')

function giveUp(response: ServerResponse, error: unknown): void {
  if (!isExhausted(error)) console.error(error)
  if (response.headersSent) response.destroy()
  else if (isExhausted(error)) sendText(response, 503, 'Too busy', { 'Retry-After': 1 })
  else sendText(response, 500, 'Something went wrong')
}
