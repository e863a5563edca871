import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { recordedVersion, stateText, translationState } from '../content/articleVersion.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'

/** The state of one translation of an article; `missing` if there is none. */
export type ArticleStanding = {
  id: string
  locale: string
  file: string
  state: ReturnType<typeof translationState>['state'] | 'missing'
  text: string
}

const folder = 'content/articles'
const textOf = (root: string, file: string) => readFile(join(root, file), 'utf8').catch(() => undefined)

/** The state of every article in every language but the source, by id. */
export async function articleStandings(root: string): Promise<ArticleStanding[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const ids = entries
    .filter(entry => entry.isDirectory() && !/^[_.]/.test(entry.name))
    .map(({ name }) => name)
  const standings = ids.sort().map(async id => {
    const source = await textOf(root, `${folder}/${id}/${defaultLocale}.md`)
    const others = locales.filter(locale => locale !== defaultLocale)
    return Promise.all(
      others.map(async (locale): Promise<ArticleStanding> => {
        const file = `${folder}/${id}/${locale}.md`
        const translation = await textOf(root, file)
        if (translation === undefined || source === undefined) {
          return { id, locale, file, state: 'missing', text: 'not translated yet' }
        }
        const state = translationState(source, recordedVersion(translation))
        return { id, locale, file, state: state.state, text: stateText(state) }
      }),
    )
  })
  return (await Promise.all(standings)).flat()
}

/**
 * What the check says about translations of articles. Outdated ones may be published, with a notice on the page; they
 * are reported, like missing ones. A translation without `sourceHash` is a fault, because its state is unknown.
 */
export async function articleReport(root: string): Promise<{ faults: string[]; reports: string[] }> {
  const standings = await articleStandings(root)
  const those = (state: ArticleStanding['state']) => standings.filter(standing => standing.state === state)
  const fix = ({ id }: ArticleStanding) => `"npm run translation:done -- ${id}"`
  const missing = Map.groupBy(those('missing'), ({ locale }) => locale)
  return {
    faults: those('unstamped').map(one => `${one.file}: ${one.text}; review it, then ${fix(one)}`),
    reports: [
      ...those('behind').map(
        one => `${one.file}: its source changed: ${one.text}; bring it up to date, then ${fix(one)}`,
      ),
      ...[...missing].map(([locale, { length }]) => `${locale}: ${length} articles are not translated yet`),
    ],
  }
}
