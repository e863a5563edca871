import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { cacheControl } from '../build/hosting/headers.ts'

/** Answers with one line of text that no cache keeps, unless `headers` say otherwise; a HEAD gets no body. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): true {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': cacheControl.never,
    ...headers,
  })
  response.end(text)
  return true
}
