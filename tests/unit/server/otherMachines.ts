import { execFile, execFileSync } from 'node:child_process'
import type { OutgoingHttpHeaders } from 'node:http'
import { networkInterfaces } from 'node:os'
import { promisify } from 'node:util'
import { ask } from './site.ts'

const none = (reason: string): undefined =>
  console.warn(`No other machine to test with: ${reason}.`) as undefined

type Got = { status: number; text: string }

/** A client whose connection does not come from the loopback interface; `ask` sends a GET to a port of this machine. */
export type OtherMachine = {
  ask: (port: number, path: string, headers?: OutgoingHttpHeaders) => Promise<Got>
  close: () => void
}

/** A client at this machine's own address in its network; undefined, with a line that says why, where it has none. */
export function fromNetwork(): OtherMachine | undefined {
  const own = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  const host = own.find(({ internal, family }) => !internal && family === 'IPv4')?.address
  if (!host) return none('this one has no address but those of the loopback interface')
  return { ask: (port, path, headers) => ask(port, path, headers, 'GET', { host }), close: () => {} }
}

// Addresses that are set apart for examples (RFC 5737).
const server = '198.51.100.1'
const client = '198.51.100.2'

const script = `
  const [host, port, path, headers] = process.argv.slice(1)
  require('node:http').get({ host, port, path, headers: JSON.parse(headers), agent: false }, async response => {
    let text = ''
    for await (const chunk of response) text += chunk
    console.log(JSON.stringify({ status: response.statusCode, text }))
  })`

/**
 * A client in a network namespace, joined to this machine by a pair of virtual Ethernet devices;
 * undefined, with a line that says why, where there can be none.
 */
export function fromNamespace(): OtherMachine | undefined {
  const name = `balancier-${process.pid}`
  const [near, far] = [`bl${process.pid}a`, `bl${process.pid}b`]
  const ip = (words: string) => execFileSync('ip', words.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] })
  if (process.getuid?.() !== 0) return none('a network namespace takes root')
  try {
    ip(`netns add ${name}`)
  } catch (error) {
    return none(String(error))
  }
  const close = () => void ip(`netns del ${name}`)
  try {
    ip(`link add ${near} type veth peer name ${far} netns ${name}`)
    ip(`addr add ${server}/30 dev ${near}`)
    ip(`link set ${near} up`)
    ip(`-n ${name} addr add ${client}/30 dev ${far}`)
    ip(`-n ${name} link set ${far} up`)
  } catch (error) {
    close()
    return none(String(error))
  }
  const run = promisify(execFile)
  return {
    ask: async (port, path, headers = {}) => {
      const inside = ['netns', 'exec', name, process.execPath, '-e', script]
      const { stdout } = await run('ip', [...inside, server, String(port), path, JSON.stringify(headers)])
      return JSON.parse(stdout)
    },
    close,
  }
}
