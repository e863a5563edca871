import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defaultLocale } from '../i18n/locales.ts'
import { recordedVersion, sourceVersion } from '../translation/articleVersion.ts'

const run = promisify(execFile)
const deepest = 50

/**
 * The lines of an article's source that changed since its translation was made, as `- old` and `+ new`: read from the
 * history of the project, where it reaches back so far; none where it does not.
 */
export async function sourceDifference(
  root: string,
  { id, file }: { id: string; file: string },
): Promise<string[]> {
  const source = `content/articles/${id}/${defaultLocale}.md`
  const wanted = recordedVersion(await readFile(join(root, file), 'utf8'))
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout
  try {
    const history = (await git('log', `-${deepest}`, '--format=%H', '--', source)).split('\n').filter(Boolean)
    for (const commit of history) {
      if (sourceVersion(await git('show', `${commit}:./${source}`)) !== wanted) continue
      const difference = await git('diff', '--unified=0', commit, '--', source)
      return difference.split('\n').filter(line => /^[-+](?![-+]{2} )/.test(line))
    }
  } catch {
    // No history here: the names of the sections have to do.
  }
  return []
}
