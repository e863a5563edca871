import { join } from 'node:path'
import { build, type InlineConfig, loadConfigFromFile, mergeConfig, normalizePath, type Rolldown } from 'vite'
import { fail } from './fail.ts'
import { sharedPlugins } from './sharedPlugins.ts'

/** Where the compiled content lies: of all this, a bundle holds little. */
const data = '.velite'

/** What a bundle is made of: Vite is told `config` besides the project's own file, and empties `out` before. */
export type Bundle = { root: string; out: string; config: InlineConfig }

/** What the project's own file tells Vite of a bundle; it is plain enough to be loaded as it stands. */
async function ownConfig({ root, config }: Bundle): Promise<InlineConfig> {
  const kind = { command: 'build', mode: 'production', isSsrBuild: Boolean(config.build?.ssr) } as const
  const found = await loadConfigFromFile(kind, undefined, root, undefined, undefined, 'native')
  return found?.config ?? {}
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
  for (const one of all) made.push(await bundle(one, share))
  return made
}

if (import.meta.main) {
  try {
    process.send?.(await bundles(JSON.parse(process.argv[2] ?? '[]') as Bundle[]))
  } catch (error) {
    fail(error)
  }
}
