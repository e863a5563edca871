import type { RequestListener, ServerResponse } from 'node:http'
import { securityHeaders } from '../build/hosting/headers.ts'
import { type Policies, policies } from '../build/hosting/policy.ts'
import { isContact } from '../mail/contactPage.ts'
import { builtFiles } from './builtFiles.ts'
import { files } from './files.ts'
import type { Outbox } from './mailCatcher/mailCatcher.ts'
import { notFound } from './notFound.ts'
import { pages } from './pages.ts'
import { sendText } from './plainText.ts'
import { redirect } from './redirect.ts'
import { refusal } from './refusal.ts'
import { type Handler, readTarget } from './visit.ts'

const health: Handler = ({ response, path }) => path === '/healthz' && sendText(response, 200, 'ok')

type AppSetup = {
  dist: string
  outbox?: Outbox
  /** The policies as the build wrote them; without it no inline script runs. */
  policy?: Policies
}

const strictest = policies({ scripts: [], mail: '' })

/**
 * The whole site as one request listener: the first handler that answers ends the visit.
 * `dist` is the built folder, read once; throws when it does not exist. Without an `outbox` nothing is taken.
 * @example createServer(createApp({ dist: 'dist' })).listen(4173)
 */
export function createApp({ dist, outbox, policy = strictest }: AppSetup): RequestListener {
  const send = builtFiles(dist)
  const site = [health, redirect(dist), files(send), pages(send, notFound(dist))]
  // The outbox takes its posts before all others are refused.
  const handlers: Handler[] = outbox ? [outbox.receive, refusal, outbox.show, ...site] : [refusal, ...site]

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    // A connection is kept unless an answer says otherwise; to say so as well takes room from the page that follows.
    if (!response.hasHeader('Connection')) response.removeHeader('Connection')
    try {
      const target = readTarget(request.url ?? '')
      const contact = target !== undefined && isContact(target.path)
      response.setHeader('Content-Security-Policy', contact ? policy.contact : policy.site)
      const visit = { request, response, path: '', search: '', ...target }
      if (!target) refusal(visit) || sendText(response, 400, 'Bad request')
      else handlers.some(handle => handle(visit))
    } catch (error) {
      console.error(error)
      giveUp(response)
    }
  }
}

function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'Something went wrong')
}
