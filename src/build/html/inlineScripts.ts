import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** The script that stands inline in a page: at a language's address, and at a bare one, which chooses the language too. */
export type InlineScripts = { own: string; bare: string }

/** Bundles both inline scripts from `src/browser/inline`. */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  const [own, bare] = await Promise.all(
    ['start', 'bareStart'].map(name => bundle(root, join(root, `src/browser/inline/${name}.ts`))),
  )
  return { own: own ?? '', bare: bare ?? '' }
}

/** Bundles one small script into a string that can stand inline in a page. */
async function bundle(root: string, input: string): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim().replaceAll('</', '<\\/')
}
