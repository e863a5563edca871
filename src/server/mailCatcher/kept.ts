import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Message } from './message.ts'

/** A stored file by name; `message` is missing if its contents are invalid. */
export type KeptMessage = { name: string; message?: Message }

const names = /^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.json$/

/** How much is kept: messages beyond are deleted, the oldest first. They are personal data, and a disk is finite. */
export const keptAtMost = { messages: 1000, bytes: 20_000_000, days: 30 }

/** The names of all messages, newest first; none if there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const all = entries.filter(entry => entry.isFile() && names.test(entry.name)).map(({ name }) => name)
  return all.sort().reverse()
}

/** Deletes what is beyond the limits of number, size and age, by the time in the names. */
export async function deleteOld(folder: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptAtMost.days * 86_400_000).toISOString().replace(/[:.]/g, '-')
  let bytes = 0
  for (const [place, name] of (await namesIn(folder)).entries()) {
    const file = join(folder, name)
    bytes += (await stat(file).catch(() => undefined))?.size ?? 0
    if (name < oldest || place >= keptAtMost.messages || bytes > keptAtMost.bytes)
      await rm(file, { force: true })
  }
}

/** Writes a message atomically into a file of its own that only the owner can read; returns its name. */
export async function keepMessage(folder: string, message: Message): Promise<string> {
  const time = message.received.replace(/[:.]/g, '-')
  const name = `${time}-${randomBytes(4).toString('hex')}.json`
  const unfinished = join(folder, `.${name}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const text = `${JSON.stringify(message)}\n`
    await writeFile(unfinished, text, { mode: 0o600, flag: 'wx', flush: true })
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return name
}

/** The newest messages of a folder, newest first, and their total number; none if there is no folder. */
export async function readMessages(folder: string, atMost: number) {
  const all = await namesIn(folder)
  const newest = all.slice(0, atMost)
  const messages = await Promise.all(newest.map(name => readMessage(folder, name)))
  return { messages, count: all.length }
}

async function readMessage(folder: string, name: string): Promise<KeptMessage> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'))
    return isMessage(value) ? { name, message: value } : { name }
  } catch {
    return { name }
  }
}

/** A file may have been edited by hand. */
const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  typeof value.fields === 'object' &&
  value.fields !== null
