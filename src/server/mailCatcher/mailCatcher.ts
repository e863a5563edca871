import { cacheControl, securityHeaders } from '../../build/hosting/headers.ts'
import { isLoopback } from '../loopback.ts'
import { sendText } from '../plainText.ts'
import type { Handler } from '../visit.ts'
import { errorCode } from './errorCode.ts'
import { readMessages } from './kept.ts'
import { mailCatcherPage, mailCatcherPolicy } from './mailCatcherPage.ts'
import { isLocalHost } from './ownOrigin.ts'
import { isProxied } from './proxied.ts'
import type { BodyLimits } from './readBody.ts'
import { receive, tidy } from './receive.ts'

/** The number of messages on the page; older ones stay on disk. */
const atMost = 100

const headers = {
  ...securityHeaders,
  'Cache-Control': cacheControl.never,
  'Content-Security-Policy': mailCatcherPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * Shows the messages kept in `folder` at /outbox. They are personal data: the connection must come from this machine and
 * not through a proxy, and the Host header must say localhost or an IP address, which no page of another site can do.
 */
function show(folder: string): Handler {
  return ({ request, response, path }) => {
    if (path !== '/outbox' || !['GET', 'HEAD'].includes(request.method ?? '')) return false
    if (!isLoopback(request.socket.remoteAddress)) {
      return sendText(
        response,
        403,
        'The mail catcher is shown on the machine that runs the server only',
        headers,
      )
    }
    if (isProxied(request)) {
      return sendText(response, 403, 'The mail catcher is not shown through a proxy', headers)
    }
    if (!isLocalHost(request.headers.host)) {
      return sendText(
        response,
        403,
        'The mail catcher is shown at localhost or at an IP address only',
        headers,
      )
    }
    readMessages(folder, atMost).then(
      kept =>
        sendText(response, 200, mailCatcherPage(kept), {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
        }),
      (error: unknown) => {
        console.error('mail catcher: the messages could not be read:', errorCode(error))
        sendText(response, 500, 'The messages could not be read', headers)
      },
    )
    return true
  }
}

/** The mail catcher: accepts what the contact form sends, and shows it. */
export type MailCatcher = { receive: Handler; show: Handler }

const hour = 3_600_000

/** Creates a mail catcher that stores messages in `folder`, which is created with the first one. */
export function mailCatcherIn(folder: string, limits?: Partial<BodyLimits>): MailCatcher {
  // Messages grow old though none arrives.
  void tidy(folder)
  setInterval(() => tidy(folder), hour).unref()
  return { receive: receive(folder, limits), show: show(folder) }
}
