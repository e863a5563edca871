import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** Bundles the inline script, which is the same in every page. */
export async function inlineScript(root: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src/app/inline/start.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim().replaceAll('</', '<\\/')
}
