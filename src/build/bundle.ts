import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  build,
  type InlineConfig,
  mergeConfig,
  normalizePath,
  type Rolldown,
  type UserConfigFnObject,
} from 'vite'
import { fail } from './fail.ts'
import { writeLooseScripts } from './looseScripts.ts'
import { sharedPlugins } from './sharedPlugins.ts'

/** Where the compiled content lies: of all this, a bundle holds little. */
const data = '.velite'

/**
 * What a bundle is made of: Vite is told `config` besides the project's own file, and empties `out` before. With `loose`,
 * the scripts that are no part of a bundle are written beside it.
 */
export type Bundle = { root: string; out: string; config: InlineConfig; loose?: boolean }

// Lingui reads its configuration as Node itself does: it is plain enough, and needs no compiler.
process.env.JITI_TRY_NATIVE = 'true'

/** What the project's own file tells Vite of a bundle; it is plain enough to be loaded as it stands, once for all of them. */
async function ownConfig({ root, config }: Bundle): Promise<InlineConfig> {
  const file = join(root, 'vite.config.ts')
  if (!existsSync(file)) return {}
  const { default: own } = (await import(pathToFileURL(file).href)) as { default: UserConfigFnObject }
  return own({ command: 'build', mode: 'production', isSsrBuild: Boolean(config.build?.ssr) })
}

/** Bundles with Vite. Resolves to the data files whose contents are in the bundle. */
export async function bundle(one: Bundle, share = sharedPlugins()): Promise<string[]> {
  const { root, out, config } = one
  const own = await ownConfig(one)
  const { output } = (await build({
    ...mergeConfig({ ...own, plugins: await share(own.plugins) }, config),
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...mergeConfig(own.build ?? {}, config.build ?? {}), outDir: out, emptyOutDir: true },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap(part => (part.type === 'chunk' ? Object.entries(part.modules) : []))
    .filter(([id, module]) => id.startsWith(normalizePath(join(root, data))) && module.renderedLength > 0)
    .map(([id]) => id)
    .sort()
}

/** Makes bundles one after the other, which share what they can. */
async function bundles(all: readonly Bundle[]): Promise<string[][]> {
  const share = sharedPlugins()
  const made: string[][] = []
  for (const one of all) {
    made.push(await bundle(one, share))
    if (one.loose) await writeLooseScripts(one.root, one.out)
  }
  return made
}

if (import.meta.main) {
  try {
    process.send?.(await bundles(JSON.parse(process.argv[2] ?? '[]') as Bundle[]))
  } catch (error) {
    fail(error)
  }
}
