import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'velite'
import { fail } from './fail.ts'

type ContentBuild = {
  /** The project's folder, where `velite.config.ts` and `content/` lie. */
  root: string
}

/**
 * Compiles the content to `.velite/`. Rejects with an error whose message names every fault, one a line, as
 * `file:line: what; how to fix it`; nothing is written then. Not for two builds of one project at the same time.
 */
export async function buildContent({ root }: ContentBuild): Promise<void> {
  const site = join(root, 'content/site.yml')
  if (!existsSync(site))
    throw new Error('content/site.yml: no such file; write the vendor’s name and details there')
  await build({ config: join(root, 'velite.config.ts'), strict: true, logLevel: 'warn' })
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const root = resolve(args.find(arg => !arg.startsWith('-')) ?? '.')
  try {
    await buildContent({ root })
  } catch (error) {
    fail(error)
  }
}
