import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stamped } from '../content/articleVersion.ts'
import { didYouMean } from '../content/nearest.ts'
import { defaultLocale, isLocale } from '../i18n/locales.ts'
import { articleStandings } from './articleReport.ts'

const usage = 'npm run translation:done -- <id> … [<language>], or --all where every translation was reviewed'

/**
 * Marks the translations of an article as up to date with its source; `locale` restricts it to one language. Returns
 * the changed files; throws if there are none of that name.
 */
export async function markTranslated(root: string, id: string, locale?: string): Promise<string[]> {
  const standings = (await articleStandings(root)).filter(({ state }) => state !== 'missing')
  const own = standings.filter(
    standing => (id === '--all' || standing.id === id) && (!locale || standing.locale === locale),
  )
  if (own.length === 0) {
    const ids = standings.map(standing => standing.id)
    throw new Error(`${id}: no such translation${didYouMean(id, ids, `write ${usage}`)}`)
  }
  const changed: string[] = []
  for (const { id, file } of own) {
    const source = await readFile(join(root, `content/articles/${id}/${defaultLocale}.md`), 'utf8')
    const before = await readFile(join(root, file), 'utf8')
    const after = stamped(before, source)
    if (after === before) continue
    await writeFile(join(root, file), after)
    changed.push(file)
  }
  return changed
}

if (import.meta.main) {
  const given = process.argv.slice(2)
  const locale = given.find(isLocale)
  const ids = given.filter(one => !isLocale(one))
  try {
    if (ids.length === 0) throw new Error(`no id given; write ${usage}`)
    const changed: string[] = []
    for (const id of ids) changed.push(...(await markTranslated(resolve('.'), id, locale)))
    console.info(changed.length > 0 ? changed.join('\n') : 'up to date already')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
