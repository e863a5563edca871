import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { policies } from '../../../src/build/hosting/policy.ts'
import { policiesFile } from '../../../src/server/firstBuild.ts'
import { browsableUrl, readSettings } from '../../../src/server/settings.ts'
import { fromNetwork } from './otherMachines.ts'
import { ask, contents, writeSite } from './site.ts'

const start = resolve(import.meta.dirname, '../../../src/server/start.ts')
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

function project(files = contents): string {
  const root = writeSite(files)
  cleanups.push(() => rmSync(root, { recursive: true, force: true }))
  return root
}

type Running = { child: ChildProcess; output: () => string; exit: Promise<[number | null, string | null]> }

function run(root: string, env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [start, root], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
  cleanups.push(() => child.kill('SIGKILL'))
  return { child, output: () => text, exit: once(child, 'close') as Running['exit'] }
}

async function portOf({ output }: Running): Promise<number> {
  await expect.poll(output, { timeout: 10_000 }).toMatch(/http:\/\/\S+:\d+\n/)
  return Number(/:(\d+)\n/.exec(output())?.[1])
}

const big = { ...contents, 'assets/big-1.bin': 'x'.repeat(32 * 1024 * 1024) }

describe('npm start', () => {
  it('prints one line with the address and serves there', async () => {
    const running = run(project())
    const port = await portOf(running)
    expect(running.output()).toBe(`Serving http://127.0.0.1:${port}\n`)
    expect((await ask(port, '/fr')).status).toBe(200)
  })

  it('is reached from this machine alone unless HOST says otherwise', async ({ skip }) => {
    const port = await portOf(run(project(), { HOST: '' }))
    expect((await ask(port, '/fr')).status).toBe(200)
    await expect(ask(port, '/fr', {}, 'GET', { host: '::1' })).rejects.toThrow('ECONNREFUSED')
    const open = await portOf(run(project(), { HOST: '0.0.0.0' }))
    const other = fromNetwork()
    if (!other) return skip()
    await expect(other.ask(port, '/fr')).rejects.toThrow('ECONNREFUSED')
    expect((await other.ask(open, '/fr')).status).toBe(200)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends it with 0 at once, though a connection is kept alive',
    async signal => {
      const running = run(project())
      const port = await portOf(running)
      const agent = new Agent({ keepAlive: true })
      const visit = request({ host: '127.0.0.1', port, path: '/fr', agent }).end()
      const [response] = await once(visit, 'response')
      response.resume()
      await once(response, 'end')
      const before = performance.now()
      running.child.kill(signal)
      expect(await running.exit).toEqual([0, null])
      expect(performance.now() - before).toBeLessThan(3000)
      agent.destroy()
    },
  )

  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s, even twice, lets pending responses finish, and accepts no new connections',
    async signal => {
      const running = run(project(big))
      const port = await portOf(running)
      const agent = new Agent({ keepAlive: true })
      const [response] = await once(
        request({ host: '127.0.0.1', port, path: '/assets/big-1.bin', agent }).end(),
        'response',
      )
      response.pause()
      running.child.kill(signal)
      await expect
        .poll(() => ask(port, '/healthz').catch((error: NodeJS.ErrnoException) => error.code))
        .toBe('ECONNREFUSED')
      // While the server still waits: a signal that meets a process on its way out ends it in the system's way.
      running.child.kill(signal)
      expect(running.child.exitCode).toBeNull()
      let received = 0
      for await (const chunk of response) received += chunk.length
      expect(received).toBe(32 * 1024 * 1024)
      expect(await running.exit).toEqual([0, null])
      agent.destroy()
    },
  )

  it.each(['stdout', 'stderr'] as const)('goes on when nobody reads its %s any more', async stream => {
    const running = run(project())
    const port = await portOf(running)
    running.child[stream]?.destroy()
    for (let turn = 0; turn < 4; turn++) {
      expect((await ask(port, '/fr')).status).toBe(200)
      // The log is written in batches.
      await wait(150)
    }
    expect(running.child.exitCode).toBeNull()
  })

  it('says how old the built site is, and what has changed since', async () => {
    const root = project()
    const days = new Date(Date.now() - 3 * 86_400_000)
    utimesSync(join(root, policiesFile), days, days)
    mkdirSync(join(root, 'content'))
    writeFileSync(join(root, 'content/site.yml'), '')
    const running = run(root)
    const port = await portOf(running)
    const notice =
      'dist was built 3 days ago; content/site.yml changed since: npm run build brings it up to date.'
    await expect.poll(running.output).toBe(`Serving http://127.0.0.1:${port}\n${notice}\n`)
  })

  it('serves the policies of a build that replaced them', async () => {
    const root = project()
    const port = await portOf(run(root))
    const policy = async () => (await ask(port, '/fr')).headers['content-security-policy']
    expect(await policy()).toContain("'sha256-x'")
    writeFileSync(join(root, policiesFile), JSON.stringify(policies({ scripts: ["'sha256-y'"], mail: '' })))
    expect(await policy()).toContain("'sha256-y'")
  })

  it('says in one line that the port is taken, or that PORT is no port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const busy = run(project(), { PORT: String(port) })
    expect(await busy.exit).toEqual([1, null])
    expect(busy.output()).toMatch(/^.*EADDRINUSE.*\n$/)
    taken.close()
    const wrong = run(project(), { PORT: 'http' })
    expect(await wrong.exit).toEqual([1, null])
    expect(wrong.output()).toBe('PORT must be 0 to 65535, not "http".\n')
  })
})

describe('npm start without a built site', () => {
  function unbuilt(script: string): string {
    const root = project({})
    mkdirSync(join(root, 'src/build'), { recursive: true })
    writeFileSync(join(root, 'src/build/build.ts'), script)
    return root
  }
  const build = `import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('dist/fr', { recursive: true })
    writeFileSync('dist/fr/index.html', 'just built')
    console.log('building')`

  it('builds first, in the project folder', async () => {
    const running = run(unbuilt(build))
    const port = await portOf(running)
    expect(running.output()).toMatch(/^building\n/)
    expect((await ask(port, '/')).text).toBe('just built')
  })

  it('does not build when there is one', async () => {
    const root = unbuilt(build)
    mkdirSync(join(root, 'dist/fr'), { recursive: true })
    writeFileSync(join(root, 'dist/fr/index.html'), 'built before')
    const port = await portOf(run(root))
    expect((await ask(port, '/')).text).toBe('built before')
  })

  it('ends with 1 when the build fails', async () => {
    const running = run(unbuilt('process.exit(3)'))
    expect(await running.exit).toEqual([1, null])
    expect(running.output()).toBe('The build failed (exit 3): there is nothing to serve.\n')
  })

  it('stops the build on a signal and ends with 0', async () => {
    const running = run(unbuilt(`console.log('slow'); setTimeout(() => console.log('too late'), 4000)`))
    await expect.poll(running.output, { timeout: 10_000 }).toBe('slow\n')
    await wait(50)
    running.child.kill('SIGTERM')
    expect(await running.exit).toEqual([0, null])
    expect(running.output()).toBe('slow\n')
  })
})

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toEqual({ port: 4173, host: '127.0.0.1' })
    expect(readSettings({ PORT: '', HOST: ' ' })).toEqual({ port: 4173, host: '127.0.0.1' })
  })

  it('are read from the environment, and a wrong port is refused', () => {
    expect(readSettings({ PORT: '8080', HOST: '::1' })).toEqual({ port: 8080, host: '::1' })
    for (const PORT of ['-1', '65536', '1e3', '80.5', '0x50', 'abc'])
      expect(() => readSettings({ PORT })).toThrow(PORT)
  })

  it.each(['0.0.0.0', '::', '::1', 'localhost', 'my-host.local'])('HOST may be %s', HOST => {
    expect(readSettings({ HOST }).host).toBe(HOST)
  })

  it.each(['http://0.0.0.0', '0.0.0.0:80', 'localhost/', 'my host', '*'])('HOST is not %j', HOST => {
    expect(() => readSettings({ HOST })).toThrow('HOST must be an address or a name alone')
  })

  it('become an address one can open', () => {
    expect(browsableUrl('0.0.0.0', 1)).toBe('http://localhost:1')
    expect(browsableUrl('::', 1)).toBe('http://localhost:1')
    expect(browsableUrl('::1', 1)).toBe('http://[::1]:1')
    expect(browsableUrl('10.0.0.1', 1)).toBe('http://10.0.0.1:1')
  })
})
