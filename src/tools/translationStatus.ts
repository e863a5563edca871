import { resolve } from 'node:path'
import { styleText } from 'node:util'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { isUntranslated } from '../translation/poFile.ts'
import { articleStandings } from './articleReport.ts'
import { readCatalogueFiles } from './catalogues.ts'
import { sourceDifference } from './sourceDifference.ts'

const root = resolve('.')
const colour = { current: 'green', behind: 'yellow', unstamped: 'yellow', missing: 'gray' } as const
const standings = await articleStandings(root)

for (const locale of locales.filter(locale => locale !== defaultLocale)) {
  const catalogues = await readCatalogueFiles(root, locale)
  const untranslated = catalogues.filter(({ file }) => isUntranslated(file)).map(({ area }) => area)
  const waiting = untranslated.length > 0 ? `; none yet of ${untranslated.join(', ')}` : ''
  console.info(
    `${locale}  ${catalogues.length - untranslated.length} of ${catalogues.length} catalogues${waiting}`,
  )
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
