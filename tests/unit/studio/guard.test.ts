import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answerStudio } from '../../../src/studio/server/answers.ts'
import { fromNetwork } from '../server/otherMachines.ts'
import { ask } from '../server/site.ts'

const answer = answerStudio({ root: '.', pages: async () => ({}) })
const server = createServer((request, response) => void answer(request, response, 'pages'))
let port: number
beforeAll(async () => {
  // Every interface, in both families: an IPv4 client has an IPv4-mapped address here.
  await new Promise<void>(resolve => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const own = { Host: 'localhost:5174' }

it.each([{}, { localAddress: '127.0.0.2' }, { host: '::1' }])(
  'the studio answers this machine: %o',
  async ends => {
    const { status, text } = await ask(port, '/', own, 'GET', ends)
    expect([status, text]).toEqual([200, '{}'])
  },
)

it('refuses other machines, whatever the headers say', async ({ skip }) => {
  const other = fromNetwork()
  if (!other) return skip()
  for (const headers of [own, { ...own, 'X-Forwarded-For': '127.0.0.1', Forwarded: 'for=127.0.0.1' }]) {
    const { status, text } = await other.ask(port, '/', headers)
    expect(status).toBe(403)
    expect(JSON.parse(text).error).toBe('The studio answers on the machine that runs it only.')
  }
})

it('answers at a name of this machine only, and no page of another site', async () => {
  for (const headers of [
    { Host: 'evil.example' },
    { ...own, Origin: 'http://evil.example' },
    { ...own, 'Sec-Fetch-Site': 'cross-site' },
  ])
    expect((await ask(port, '/', headers)).status).toBe(403)
})
