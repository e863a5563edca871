import { join } from 'node:path'
import { build, type InlineConfig, normalizePath, type Rolldown } from 'vite'
import { fail } from './fail.ts'

/** Where the compiled content lies: of all this, a bundle holds little. */
const data = '.velite'

/** What a bundle is made of: Vite is told `config` besides the project's own file, and empties `out` before. */
export type Bundle = { root: string; out: string; config: InlineConfig }

/** Bundles with Vite. Resolves to the data files whose contents are in the bundle. */
export async function bundle({ root, out, config }: Bundle): Promise<string[]> {
  const { output } = (await build({
    root,
    logLevel: 'warn',
    ...config,
    build: { ...config.build, outDir: out, emptyOutDir: true },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap(part => (part.type === 'chunk' ? Object.entries(part.modules) : []))
    .filter(([id, module]) => id.startsWith(normalizePath(join(root, data))) && module.renderedLength > 0)
    .map(([id]) => id)
    .sort()
}

if (import.meta.main) {
  try {
    process.send?.(await bundle(JSON.parse(process.argv[2] ?? '{}') as Bundle))
  } catch (error) {
    fail(error)
  }
}
