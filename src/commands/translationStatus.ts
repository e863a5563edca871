import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify, styleText } from 'node:util'
import { recordedVersion, sourceVersion } from '../content/articleVersion.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { readCatalogFiles } from '../i18n/node/catalogs.ts'
import { isUntranslated } from '../i18n/po/poFile.ts'
import { articleStandings } from './articleReport.ts'

const run = promisify(execFile)
const deepest = 50

/**
 * The lines of an article's source that changed since its translation was made, as `- old` and `+ new`: read from the
 * history of the project, where it reaches back so far; none where it does not.
 */
async function sourceDifference(root: string, { id, file }: { id: string; file: string }): Promise<string[]> {
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
    // Without history, list the names of the sections.
  }
  return []
}

const root = resolve('.')
const colour = { current: 'green', behind: 'yellow', unstamped: 'yellow', missing: 'gray' } as const
const standings = await articleStandings(root)

for (const locale of locales.filter(locale => locale !== defaultLocale)) {
  const catalogs = await readCatalogFiles(root, locale)
  const untranslated = catalogs.filter(({ file }) => isUntranslated(file)).map(({ area }) => area)
  const waiting = untranslated.length > 0 ? `; none yet of ${untranslated.join(', ')}` : ''
  console.info(`${locale}  ${catalogs.length - untranslated.length} of ${catalogs.length} catalogs${waiting}`)
  const own = standings.filter(standing => standing.locale === locale)
  const count = (...states: string[]) => own.filter(({ state }) => states.includes(state)).length
  console.info(
    `${locale}  ${own.length} articles: ${count('current')} up to date, ${count('behind', 'unstamped')} with a changed source, ${count('missing')} missing`,
  )
  for (const standing of own.filter(({ state }) => state !== 'current')) {
    console.info(`    ${standing.id}: ${styleText(colour[standing.state], standing.text)}`)
    if (standing.state !== 'behind') continue
    for (const line of await sourceDifference(root, standing)) console.info(`      ${line}`)
  }
}
