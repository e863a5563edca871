import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isLitter } from '../content/litterFiles.ts'

/** What a build is made from. */
const sources = [
  'content',
  'locales',
  'public',
  'src',
  '.env',
  '.env.production',
  'index.html',
  'package-lock.json',
  'velite.config.ts',
  'vite.config.ts',
]

const day = 86_400_000

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The files below a source, as paths from `root`; the source itself if it is a file. */
function filesOf(root: string, source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [source] : []
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !isLitter(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/**
 * One sentence about a built site that is older than a day or than what it is made from; undefined if it is neither.
 * `builtFile` is a file that each build writes.
 * @example ageNotice('/site', '.build/hosting/policies.json', Date.now())
 * // 'dist was built 3 days ago; content/site.yml has changed since: npm run build brings it up to date.'
 */
export function ageNotice(root: string, builtFile: string, now: number): string | undefined {
  const built = timeOf(join(root, builtFile))
  const changed = sources
    .flatMap(source => filesOf(root, source))
    .filter(file => timeOf(join(root, file)) > built)
    .sort((one, other) => timeOf(join(root, other)) - timeOf(join(root, one)))
  const [newest] = changed
  const days = Math.floor((now - built) / day)
  if (!newest && days < 1) return undefined
  const others = changed.length > 1 ? ` and ${changed.length - 1} more` : ''
  const when = new Intl.RelativeTimeFormat('en').format(-days, 'day')
  const age = days < 1 ? 'dist was built today' : `dist was built ${when}`
  return newest
    ? `${age}; ${newest.replaceAll('\\', '/')}${others} changed since: npm run build brings it up to date.`
    : `${age}; articles scheduled since appear with the next npm run build.`
}
