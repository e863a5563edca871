import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readMailFolder } from '../../../../src/server/settings.ts'
import { ask, writeSite } from '../site.ts'
import { fields, identifiers, multipart } from './mailCatcherServer.ts'

describe('the settings of the mail catcher', () => {
  it('have defaults', () => {
    expect(readMailFolder({}, '/project')).toBe(resolve('/project/.outbox'))
    expect(readMailFolder({ OUTBOX: ' ', OUTBOX_DIR: '' }, '/project')).toBe(resolve('/project/.outbox'))
    expect(readMailFolder({ OUTBOX: 'on' }, '/project')).toBe(resolve('/project/.outbox'))
  })

  it('turn it off, and name another folder', () => {
    expect(readMailFolder({ OUTBOX: 'off', OUTBOX_DIR: 'dist' }, '/project')).toBeUndefined()
    expect(readMailFolder({ OUTBOX_DIR: 'mail/box' }, '/project')).toBe(resolve('/project/mail/box'))
    expect(readMailFolder({ OUTBOX_DIR: '/var/box' }, '/project')).toBe(resolve('/var/box'))
    expect(readMailFolder({ OUTBOX_DIR: '../dist' }, '/project')).toBe(resolve('/dist'))
    expect(readMailFolder({ OUTBOX_DIR: 'dist..box' }, '/project')).toBe(resolve('/project/dist..box'))
  })

  it('refuse a word they do not know, and a folder that is published', () => {
    expect(() => readMailFolder({ OUTBOX: 'no' }, '/project')).toThrow('OUTBOX must be on or off, not "no".')
    for (const folder of ['dist', 'dist/', './dist/box', '/project/dist/..box', 'x/../public/box'])
      expect(() => readMailFolder({ OUTBOX_DIR: folder }, '/project')).toThrow('OUTBOX_DIR must not be in ')
  })
})

describe('npm start', () => {
  const cleanups: (() => void)[] = []
  afterEach(() => {
    for (const clean of cleanups.splice(0)) clean()
  })

  async function run(env: Record<string, string>) {
    const root = writeSite()
    const start = resolve(import.meta.dirname, '../../../../src/server/start.ts')
    const child = spawn(process.execPath, [start, root], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    cleanups.push(() => child.kill('SIGKILL'))
    cleanups.push(() => rmSync(root, { recursive: true, force: true }))
    return { root, child, output: () => said }
  }

  async function portOf(output: () => string): Promise<number> {
    await expect.poll(output, { timeout: 10_000 }).toMatch(/:\d+\n/)
    return Number(/:(\d+)\n/.exec(output())?.[1])
  }

  async function post(port: number) {
    const { headers, body } = await multipart({ ...identifiers, ...fields })
    const url = `http://127.0.0.1:${port}/api/v1.0/email/send-form`
    return fetch(url, {
      method: 'POST',
      headers: headers as HeadersInit,
      body: new Uint8Array(body as Buffer),
    })
  }

  it('takes messages, keeps them in .outbox of the project, and tells the log nothing', async () => {
    const { root, output } = await run({ OUTBOX: '', OUTBOX_DIR: '' })
    const port = await portOf(output)
    expect(await (await post(port)).text()).toBe('OK')
    expect(readdirSync(join(root, '.outbox'))).toHaveLength(1)
    expect((await ask(port, '/outbox')).text).toContain('zoe@example.com')
    expect(output()).not.toMatch(/zoe|Zoé|127\.0\.0\.1(?!:\d+\n)/)
  })

  it('takes none with OUTBOX=off', async () => {
    const { root, output } = await run({ OUTBOX: 'off' })
    const port = await portOf(output)
    const answer = await post(port)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await ask(port, '/outbox')).status).toBe(404)
    expect(existsSync(join(root, '.outbox'))).toBe(false)
  })

  it('ends in one line when a setting is wrong', async () => {
    const { child, output } = await run({ OUTBOX: 'yes' })
    expect(await once(child, 'close')).toEqual([1, null])
    expect(output()).toBe('OUTBOX must be on or off, not "yes".\n')
  })
})
