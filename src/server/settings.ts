import { isIP } from 'node:net'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'

type Environment = Record<string, string | undefined>

/** Where the server listens. */
export type Settings = { port: number; host: string }

/**
 * Reads PORT (default 4173; 0 lets the system choose) and HOST (default 127.0.0.1, this machine alone).
 * Throws on a PORT that is not a whole number from 0 to 65535, and on a HOST with anything around it.
 * @example readSettings({ PORT: '8080' }) // { port: 8080, host: '127.0.0.1' }
 */
export function readSettings(env: Environment): Settings {
  const text = env.PORT?.trim() || '4173'
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Error(`PORT must be 0 to 65535, not "${text}".`)
  const host = env.HOST?.trim() || '127.0.0.1'
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    throw new Error(`HOST must be an address or a name alone, such as 0.0.0.0 or localhost, not "${host}".`)
  return { port, host }
}

/**
 * The address to open on the same machine.
 * @example browsableUrl('0.0.0.0', 4173) // 'http://localhost:4173'
 * @example browsableUrl('::1', 4173) // 'http://[::1]:4173'
 */
export function browsableUrl(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${everywhere ? 'localhost' : name}:${port}`
}

/**
 * Reads ACCESS_LOG (`on`, the default, or `off`): whether requests are logged. Throws on any other value.
 * @example readLogChoice({ ACCESS_LOG: 'off' }) // false
 */
export const readLogChoice = (env: Environment): boolean => readSwitch(env, 'ACCESS_LOG')

function readSwitch(env: Environment, name: string): boolean {
  const word = env[name]?.trim() || 'on'
  if (word !== 'on' && word !== 'off') throw new Error(`${name} must be on or off, not "${word}".`)
  return word === 'on'
}

/** Folders of the project that are published, now or by the next build. */
const published = ['dist', 'public']

/**
 * Reads OUTBOX (`on`, the default, or `off`) and OUTBOX_DIR (default `.outbox`, relative to `root`): the folder for
 * messages of the contact form, undefined if it is off. Throws on any other value, and on a folder that is published.
 * @example readMailFolder({}, '/project') // '/project/.outbox'
 * @example readMailFolder({ OUTBOX: 'off' }, '/project') // undefined
 */
export function readMailFolder(env: Environment, root: string): string | undefined {
  if (!readSwitch(env, 'OUTBOX')) return undefined
  const given = env.OUTBOX_DIR?.trim() || '.outbox'
  const folder = resolve(root, given)
  const around = published.find(name => isInside(folder, join(root, name)))
  if (around) throw new Error(`OUTBOX_DIR must not be in ${around}, which is published: "${given}".`)
  return folder
}

function isInside(folder: string, other: string): boolean {
  const way = relative(other, folder)
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}
