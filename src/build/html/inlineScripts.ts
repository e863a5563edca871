import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { locales } from '../../i18n/locales.ts'
import { quotedStrings } from '../quotedStrings.ts'

/** The locale table without what only pages need of it. */
const codesOnly: Plugin = {
  name: 'locale-codes',
  enforce: 'pre',
  load: id =>
    id.endsWith('/src/i18n/locales.ts')
      ? `export const isLocale = value => ${JSON.stringify(locales)}.includes(value)`
      : undefined,
}

/** The script that stands inline in a page: at a language's address, and at a bare one, which asks for the language too. */
export type InlineScripts = { own: string; bare: string }

/** Both scripts that stand inline. */
export async function inlineScripts(root: string): Promise<InlineScripts> {
  const [own, bare] = await Promise.all(
    ['start', 'bareStart'].map(async name =>
      quotedStrings(await smallScript(root, join(root, `src/browser/inline/${name}.ts`))),
    ),
  )
  return { own: own ?? '', bare: bare ?? '' }
}

/** Bundles one small script into a string that can stand by itself, inline in a page too. */
export async function smallScript(root: string, entry: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    plugins: [codesOnly],
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const outputs = Array.isArray(result)
    ? result.flatMap(one => one.output)
    : 'output' in result
      ? result.output
      : []
  const [chunk] = outputs
  if (chunk?.type !== 'chunk') throw new Error(`${entry}: nothing was bundled`)
  return chunk.code.trim().replaceAll('</', '<\\/')
}
