import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAnswer, titleOf } from '../../hosts/answers.ts'
import { requests } from '../../hosts/requests.ts'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(Object.entries(requests))('requests as the protocol writes them: %s', (_name, rows) => {
  it.each(rows.map(row => [titleOf(row), row] as const))('%s', async (_title, row) => {
    await expectAnswer(site.get, row, 'server')
  })
})

it('a file without compressed copies is sent as it is, unless that is refused', async () => {
  const encoding = async (accepted: string) => {
    const { status, headers } = await site.get('/fonts/geist-9a.woff2', { 'Accept-Encoding': accepted })
    return headers['content-encoding'] ?? status
  }
  expect(await encoding('br, gzip')).toBe(200)
  expect(await encoding('br, identity;q=0')).toBe(406)
})

it('what is hidden is not there for a condition either', async () => {
  for (const path of ['/.secret', '/robots.txt.br']) {
    expect((await site.get(path, { 'If-None-Match': '*' })).status).toBe(404)
  }
})
