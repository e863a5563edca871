import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fingerprint } from '../content/schema/cache.ts'
import { place } from './place.ts'

type KeptText = {
  /** The folder where texts of this kind are kept. */
  cache: string
  /** All that the text is made from. */
  made: readonly unknown[]
  make: () => Promise<string>
}

/** So many of each kind are kept, for builds with different settings. */
const most = 4

/** Has a text made, or takes that of an earlier build, where nothing that it was made from has changed. */
export async function keptText({ cache, made, make }: KeptText): Promise<string> {
  const file = join(cache, fingerprint(JSON.stringify(made)))
  const known = await readFile(file, 'utf8').catch(() => undefined)
  if (known !== undefined) return known
  const text = await make()
  await mkdir(cache, { recursive: true })
  const names = await readdir(cache)
  if (names.length >= most) await Promise.all(names.map(name => rm(join(cache, name), { force: true })))
  await place(file, text)
  return text
}
