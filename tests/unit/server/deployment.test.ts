import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contents, openSite, type Site } from './site.ts'

/** A page that is one letter repeated: any mix of two versions shows. */
const version = (letter: string, size: number) => letter.repeat(size)
const sizes = { a: 40_000, b: 90_001, c: 7 }
const letters = Object.keys(sizes) as (keyof typeof sizes)[]

let site: Site
beforeEach(async () => {
  site = await openSite({ ...contents, 'data/fr/page.txt': version('a', sizes.a) })
})
afterEach(() => site.close())

type Framed = { status: number; body: string; tag: string | undefined }

/**
 * Sends requests on one kept-alive connection, one after the other, and reads the answers by their own lengths: a body
 * that is too long or too short shows as a broken status line of the next answer. `cut` says that the connection ended
 * within an answer, as clients can tell.
 */
async function visit(
  port: number,
  path: string,
  times: number,
): Promise<{ answers: Framed[]; cut: boolean }> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  let ended = false
  let more: () => void = () => {}
  socket.on('data', chunk => {
    received += chunk.toString('latin1')
    more()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    ended = true
    more()
  })
  const until = async (done: () => boolean) => {
    while (!done() && !ended) await new Promise<void>(resolve => (more = resolve))
    return done()
  }
  const answers: Framed[] = []
  for (let time = 0; time < times; time++) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    if (!(await until(() => received.includes('\r\n\r\n')))) return { answers, cut: received !== '' }
    const [head = ''] = received.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 \d{3} /)
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
    expect(length).toBeGreaterThanOrEqual(0)
    const end = head.length + 4 + length
    if (!(await until(() => received.length >= end))) return { answers, cut: true }
    const status = Number(head.split(' ')[1])
    const tag = /^etag: (.+)/im.exec(head)?.[1]
    answers.push({ status, body: received.slice(head.length + 4, end), tag })
    received = received.slice(end)
  }
  // Nothing may follow the last answer.
  await wait(20)
  expect(received).toBe('')
  socket.destroy()
  return { answers, cut: false }
}

const isWhole = ({ status, body }: Framed) =>
  status === 200
    ? letters.some(letter => body === version(letter, sizes[letter]))
    : [404, 503].includes(status)

describe('files that are replaced while the server runs', () => {
  const file = () => join(site.root, 'dist/data/fr/page.txt')

  it.each(letters)('are answered as they are now: version %s', async letter => {
    await visit(site.port, '/data/fr/page.txt', 1)
    writeFileSync(file(), version(letter, sizes[letter]))
    const { answers } = await visit(site.port, '/data/fr/page.txt', 2)
    for (const { body } of answers) expect(body).toBe(version(letter, sizes[letter]))
  })

  it('get another tag, so that no old copy is confirmed', async () => {
    const { headers } = await site.get('/data/fr/page.txt')
    writeFileSync(file(), version('b', sizes.b))
    const again = await site.get('/data/fr/page.txt', { 'If-None-Match': headers.etag })
    expect([again.status, again.text]).toEqual([200, version('b', sizes.b)])
  })

  it('keep each answer whole under load, moved into place one by one', async () => {
    const visits = Array.from({ length: 12 }, () => visit(site.port, '/data/fr/page.txt', 60))
    let going = true
    const deploying = (async () => {
      for (let turn = 0; going; turn++) {
        const letter = letters[turn % letters.length] as keyof typeof sizes
        if (turn % 7 === 0) rmSync(file(), { force: true })
        writeFileSync(`${file()}.new`, version(letter, sizes[letter]))
        renameSync(`${file()}.new`, file())
        await wait(1)
      }
    })()
    const all = await Promise.all(visits)
    going = false
    await deploying
    for (const { answers, cut } of all) {
      expect(cut).toBe(false)
      expect(answers).toHaveLength(60)
      expect(answers.every(isWhole)).toBe(true)
    }
    expect(new Set(all.flatMap(({ answers }) => answers.map(({ tag }) => tag))).size).toBeGreaterThan(3)
  }, 30_000)

  it('keep each answer whole while the whole folder is exchanged, as a build does', async () => {
    const visits = Array.from({ length: 8 }, () => visit(site.port, '/data/fr/page.txt', 60))
    let going = true
    const deploying = (async () => {
      for (let turn = 0; going; turn++) {
        const letter = letters[turn % letters.length] as keyof typeof sizes
        const next = join(site.root, 'next')
        mkdirSync(join(next, 'data/fr'), { recursive: true })
        writeFileSync(join(next, 'data/fr/page.txt'), version(letter, sizes[letter]))
        renameSync(join(site.root, 'dist'), join(site.root, 'old'))
        await wait(1)
        renameSync(next, join(site.root, 'dist'))
        rmSync(join(site.root, 'old'), { recursive: true })
        await wait(1)
      }
    })()
    const all = await Promise.all(visits)
    going = false
    await deploying
    for (const { answers, cut } of all) {
      expect(cut).toBe(false)
      expect(answers.every(isWhole)).toBe(true)
    }
  }, 30_000)

  it('end the connection, and the answer visibly, when they are cut while they are sent', async () => {
    const big = join(site.root, 'dist/assets/big.txt')
    writeFileSync(big, 'x'.repeat(64 * 1024 * 1024))
    const socket = connect(site.port, '127.0.0.1')
    let received = 0
    socket.on('data', chunk => (received += chunk.length))
    socket.write('GET /assets/big.txt HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await new Promise(resolve => socket.once('data', resolve))
    truncateSync(big, 1_000_000)
    await new Promise(resolve => socket.once('close', resolve))
    expect(received).toBeLessThan(64 * 1024 * 1024)
    expect((await site.get('/healthz')).status).toBe(200)
  })
})
