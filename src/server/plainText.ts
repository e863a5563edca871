import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { cacheControl } from '../build/hosting/headers.ts'

/** Responds with one line of plain text, not cached unless `headers` say otherwise; no body for HEAD. */
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
