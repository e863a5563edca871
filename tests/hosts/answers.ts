import { expect } from 'vitest'
import type { Answer } from '../unit/server/site.ts'
import type { Host } from './hosts.ts'
import type { Row } from './requests.ts'

type Get = (path: string, headers: Record<string, string>, method?: string) => Promise<Answer>

const conditional = ['If-None-Match', 'If-Modified-Since', 'If-Range', 'Range']

/**
 * Sends a row's request and compares the response; a 304 is compared with the response to the same request without
 * conditions.
 */
export async function expectAnswer(get: Get, row: Row, host: Host): Promise<void> {
  const { path, headers, method } = row
  const plain = Object.fromEntries(Object.entries(headers).filter(([name]) => !conditional.includes(name)))
  const whole = await get(path, plain)
  const { etag = '"none"', 'last-modified': modified = '' } = whole.headers
  const filled = Object.entries(headers).map(([name, value]) => [
    name,
    value
      .replace('{etag}', etag)
      .replace('{opaque}', etag.replace(/^W\//, ''))
      .replace('{modified}', modified),
  ])
  const answer = await get(path, Object.fromEntries(filled), method)

  const [expected] = (host !== 'server' && row.unlike?.[host]) || [row.expected]
  const { status, encoding, language } = {
    status: answer.status,
    encoding: answer.headers['content-encoding'] ?? 'none',
    language: answer.headers['content-language'],
  }
  expect({ status, ...(expected.encoding && { encoding }), ...(expected.language && { language }) }).toEqual({
    status: 200,
    ...expected,
  })
  const varies = (answer.headers.vary ?? '').split(', ')
  expect(varies).toEqual([...new Set(varies)])
  if (expected.encoding || status === 406) expect(answer.headers.vary).toContain('Accept-Encoding')
  if (expected.language) expect(answer.text).toContain(`lang="${expected.language}"`)
  if (method === 'HEAD' || status === 304) expect(answer.text).toBe('')
  if (status !== 304) return
  expect(answer.headers['content-length']).toBeUndefined()
  for (const name of ['etag', 'cache-control', 'vary', 'content-language', 'content-security-policy'])
    expect([name, answer.headers[name]]).toEqual([name, whole.headers[name]])
}

/** A row in a line, for the name of its test. */
export const titleOf = ({ path, headers, method }: Row): string =>
  `${method ?? 'GET'} ${path} ${Object.entries(headers)
    .map(pair => pair.join(': '))
    .join(' | ')}`
