import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { contentProblems } from '../build/contentProblems.ts'
import { screenshotFile, screenshots } from '../build/webManifest/screenshots.ts'
import { decodeSource } from '../content/characters.ts'
import { orphanedPictures } from '../content/checks/orphanedPictures.ts'
import { sourceSlips } from '../content/checks/sourceSlips.ts'
import { isLitter } from '../content/litterFiles.ts'
import { ContentError, type Problem } from '../content/problems.ts'
import { siteDay } from '../content/siteDay.ts'
import { locales } from '../i18n/locales.ts'
import { checkCast } from './checkCast.ts'
import { readGlossary } from './glossary.ts'

/** The files of a folder by their path in the project; none if it does not exist. */
async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter(entry => entry.isFile() && !isLitter(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

/** Files and folders that begin with _ or . are ignored, as in the build. */
const isLeftAlone = (file: string) => /\/[_.]/.test(file)

/** The icons and screenshots of each language's manifest. */
const inManifests = locales.flatMap(locale => screenshots.map(one => `/${screenshotFile(one, locale)}`))

/** All problems of a project's content: errors of the build, and what the build accepts but should be fixed. */
export async function checkContent(root: string): Promise<{ problems: Problem[]; sources: number }> {
  const textOf = async (file: string) => decodeSource(await readFile(join(root, file)))
  const [built, all = [], served = [], code = []] = await Promise.all([
    contentProblems(root),
    ...['content', 'public', 'src'].map(folder => filesIn(root, folder)),
  ])
  const content = all.filter(file => !isLeftAlone(file))
  const sources = content.filter(file => /\.(md|ya?ml)$/.test(file))
  const written = await Promise.all(sources.map(textOf))
  const others = [...served, ...code].filter(file => /\.(tsx?|html|css|json|webmanifest)$/.test(file))
  const texts = await Promise.all([...others.map(textOf), textOf('index.html').catch(() => '')])

  // A picture beside an article is reported as a file that nothing reads.
  const reported = new Set(built.map(({ file }) => file))
  const pictures = orphanedPictures({
    files: [...served, ...content],
    texts: [...written, ...texts, ...inManifests],
  })
  // Faults of the glossary itself are reported with the content.
  const glossary = await readGlossary(root).catch(() => [])
  const standards = { glossary, today: siteDay(new Date()) }
  const slips = sources.flatMap((file, index) => sourceSlips(file, written[index] ?? '', standards))
  // Only valid sources can be compared.
  const cast =
    built.length > 0 ? [] : checkCast(sources.map((file, index) => ({ file, text: written[index] ?? '' })))
  return {
    problems: [...built, ...slips, ...cast, ...pictures.filter(({ file }) => !reported.has(file))],
    sources: sources.length,
  }
}

if (import.meta.main) {
  const { problems, sources } = await checkContent(resolve(process.argv[2] ?? '.'))
  if (problems.length > 0) {
    console.error(new ContentError(problems).message)
    process.exit(1)
  }
  console.info(`content     ${sources} sources, no problems`)
}
