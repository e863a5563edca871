import type { RequestListener } from 'node:http'
import { locales } from '../i18n/locales.ts'
import { readTarget } from './visit.ts'

/** How long lines are buffered at most, in milliseconds. */
const pause = 100

/**
 * Writes lines to standard output in batches: a system call per line would cost as much as a response. The buffer is
 * flushed when the process exits.
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

/** One request in the log: what was requested and how it was answered, nothing about the visitor. */
export type Line = {
  time: string
  method: string
  path: string
  /** The language in the query; the rest of the query is left out, because it may contain anything. */
  lng?: string
  status: number
  /** From the first byte of the request to the last byte of the response. */
  ms: number
}

const toOutput = (): ((line: Line) => void) => {
  const write = logLines()
  return line => write(JSON.stringify(line))
}

/**
 * Writes one line of JSON per request, when the response is sent or the connection is closed. No IP address, cookie,
 * referrer or user agent, so that visitors cannot be identified. Health checks are left out.
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
