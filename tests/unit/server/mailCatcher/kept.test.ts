import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteOld, keepMessage, keptAtMost } from '../../../../src/server/mailCatcher/kept.ts'
import { createMailCatcher, identifiers, json, type MailCatcherServer } from './mailCatcherServer.ts'

let folder: string
let mailCatcher: MailCatcherServer | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balancier-kept-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
  await mailCatcher?.close()
  mailCatcher = undefined
})

const now = new Date('2026-11-28T12:00:00.000Z')
const put = (minutesAgo: number, bytes = 10) => {
  const time = new Date(now.getTime() - minutesAgo * 60_000).toISOString().replace(/[:.]/g, '-')
  const name = `${time}-00000000.json`
  writeFileSync(join(folder, name), 'x'.repeat(bytes))
  return name
}
const day = 24 * 60

it('messages of the last thirty days stay, older ones go, and nothing else is touched', async () => {
  const young = put(30 * day - 1)
  put(30 * day + 1)
  writeFileSync(join(folder, '2020-notes.json'), 'mine')
  await deleteOld(folder, now)
  expect(readdirSync(folder).sort()).toEqual(['2020-notes.json', young])
})

it('the newest thousand stay', async () => {
  const all = Array.from({ length: keptAtMost.messages + 5 }, (_, minutes) => put(minutes))
  await deleteOld(folder, now)
  expect(readdirSync(folder).sort()).toEqual(all.slice(0, keptAtMost.messages).sort())
})

it('the newest of at most twenty megabytes in all stay', async () => {
  const all = Array.from({ length: 5 }, (_, minutes) => put(minutes, 6_000_000))
  await deleteOld(folder, now)
  expect(readdirSync(folder).sort()).toEqual(all.slice(0, 3).sort())
})

it('a folder that is not there yet is no error', async () => {
  await expect(deleteOld(join(folder, 'none'), now)).resolves.toBeUndefined()
})

it('a message takes about as much room as it was sent with, however deep', async () => {
  const numbers = JSON.parse(`${'['.repeat(7)}${'0,'.repeat(20_000)}0${']'.repeat(7)}`)
  const message = {
    received: now.toISOString(),
    call: 'send',
    ...identifiers,
    fields: { n: numbers },
  } as const
  const name = await keepMessage(folder, message)
  expect(statSync(join(folder, name)).size).toBeLessThan(50_000)
})

it('each message that arrives makes room', async () => {
  mailCatcher = await createMailCatcher()
  const post = () => mailCatcher?.post(json({ ...identifiers, template_params: {} }))
  await post()
  writeFileSync(join(mailCatcher.folder, '2020-01-01T00-00-00-000Z-00000000.json'), '{}')
  // A second later there is room for another.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  await post()
  expect(readdirSync(mailCatcher.folder)).toHaveLength(2)
  expect(readdirSync(mailCatcher.folder).join()).not.toContain('2020')
})
