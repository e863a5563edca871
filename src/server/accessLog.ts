import type { RequestListener } from 'node:http'
import { locales } from '../i18n/locales.ts'
import { readTarget } from './visit.ts'

/** How long lines are gathered at most, in milliseconds. */
const pause = 100

/**
 * Writes lines to standard output, several at a time: one call of the system a line would cost as much as an answer.
 * What is gathered when the process ends is written then.
 */
export function logLines(
  write = (text: string): void => void process.stdout.write(text),
): (line: string) => void {
  let gathered = ''
  const flush = () => {
    if (gathered) write(gathered)
    gathered = ''
  }
  process.once('exit', flush)
  return line => {
    if (!gathered) setTimeout(flush, pause).unref()
    gathered += `${line}\n`
  }
}

/** One request as it stands in the log: what was asked and how it was answered, nothing of who asked. */
export type Line = {
  time: string
  method: string
  path: string
  /** A choice of language in the query; all else of the query is left out, for it may be anything. */
  lng?: string
  status: number
  /** From the first byte of the request to the last of the answer. */
  ms: number
}

const toOutput = (): ((line: Line) => void) => {
  const write = logLines()
  return line => write(JSON.stringify(line))
}

/**
 * Writes one line of JSON a request to standard output, once the answer has left or the visitor has. No address, no
 * cookie, no referrer, no browser: who visited cannot be told from it. Questions after its health are left out.
 */
export function accessLog(app: RequestListener, write: (line: Line) => void = toOutput()): RequestListener {
  return (request, response) => {
    const start = performance.now()
    const { path = '-', search = '' } = readTarget(request.url ?? '') ?? {}
    const { method = '' } = request
    const lng = locales.find(locale => locale === new URLSearchParams(search).get('lng'))
    response.once('close', () => {
      if (path === '/healthz') return
      const ms = Math.round((performance.now() - start) * 10) / 10
      const { statusCode: status } = response
      write({ time: new Date().toISOString(), method, path, ...(lng && { lng }), status, ms })
    })
    app(request, response)
  }
}
