import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/locales.ts'
import { pageFile } from './place.ts'
import { onStopSignal } from './stopSignal.ts'

/** The file with the policies of the pages, which are sent as headers. */
export const policiesFile = '.build/hosting/policies.json'

function isInstalled(name: string): boolean {
  try {
    return Boolean(import.meta.resolve(name))
  } catch {
    return false
  }
}

/**
 * Builds the site if `root` has no built home page or no policies. Returns false if a signal stopped the build; throws
 * if it failed.
 */
export async function firstBuild(root: string): Promise<boolean> {
  const needed = [join('dist', pageFile(defaultLocale, '/')), policiesFile]
  if (needed.every(file => existsSync(join(root, file)))) return true
  if (!isInstalled('vite'))
    throw new Error(
      'The site is not built, and the packages that build it are not installed: run npm ci --include=dev (NODE_ENV=production leaves them out).',
    )
  const child = spawn(process.execPath, [join(root, 'src/build/build.ts')], { cwd: root, stdio: 'inherit' })
  let stopped = false
  const release = onStopSignal(signal => {
    stopped = true
    child.kill(signal)
  })
  const [code] = await once(child, 'exit')
  release()
  if (stopped) return false
  if (code !== 0) throw new Error(`The build failed (exit ${code}): there is nothing to serve.`)
  return true
}
