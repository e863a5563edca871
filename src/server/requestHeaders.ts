import type { IncomingHttpHeaders } from 'node:http'

/**
 * The compressed encodings a client takes, weight 0 counting as a refusal and `*` as both.
 * @example acceptedEncodings('gzip, deflate, br;q=0') // ['gzip']
 */
export function acceptedEncodings(header: string | undefined): string[] {
  const weights = new Map(
    (header ?? '').split(',').map(entry => {
      const [name = '', weight] = entry
        .toLowerCase()
        .split(';')
        .map(part => part.trim())
      return [name, weight === undefined ? 1 : Number.parseFloat(weight.replace(/^q\s*=/, ''))] as const
    }),
  )
  return ['br', 'gzip'].filter(name => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

/**
 * A range the file library reads rightly: one span of bytes, first to last. Others are undefined, so that the
 * whole file is sent, as the protocol allows; some of them would be misread, or stop the process.
 * @example plainRange('bytes=2-5') // 'bytes=2-5'
 * @example plainRange('bytes=5-2') // undefined
 */
export function plainRange(header: string | undefined): string | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '') ?? []
  if (first === undefined || Number(last) === 0) return undefined
  return last === undefined || Number(first) <= Number(last) ? header : undefined
}

/** Rewrites the three headers that the file library reads too loosely. */
export function tidyHeaders(headers: IncomingHttpHeaders, method: string | undefined): void {
  headers['accept-encoding'] = acceptedEncodings(String(headers['accept-encoding'] ?? '')).join(', ')
  const range = method === 'GET' && !headers['if-range'] ? plainRange(headers.range) : undefined
  if (range === undefined) delete headers.range
}
