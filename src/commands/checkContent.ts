import { readdir, readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { contentProblems } from '../build/contentProblems.ts'
import { screenshotFile, screenshots } from '../build/webManifest/screenshots.ts'
import { decodeSource } from '../content/characters.ts'
import { claimProblems, type DatedClaim, staleClaims } from '../content/checks/datedClaims.ts'
import { orphanedPictures } from '../content/checks/orphanedPictures.ts'
import { rhythmNotes } from '../content/checks/rhythm.ts'
import { sourceSlips } from '../content/checks/sourceSlips.ts'
import { isLitter } from '../content/litterFiles.ts'
import { ContentError, formatProblem, type Problem } from '../content/problems.ts'
import { siteDay } from '../content/siteDay.ts'
import { locales } from '../i18n/locales.ts'
import { readGlossary } from '../i18n/node/glossary.ts'
import { type PaymentRules, staleSources } from '../pages/payments/checks/paymentRules.ts'
import { checkCast } from './checkCast.ts'
import { missingRates } from './checkRates.ts'

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

const claimsFile = 'content/dated-claims.yml'
const rulesFile = 'content/payment-rules.yml'

type Report = {
  problems: Problem[]
  /** What a person should look at, and what fails nothing. */
  notes: string[]
  sources: number
}

/** All problems of a project's content: errors of the build, and what the build accepts but should be fixed. */
export async function checkContent(root: string): Promise<Report> {
  const textOf = async (file: string) => decodeSource(await readFile(join(root, file)))
  const [built, all = [], served = [], code = [], translations = []] = await Promise.all([
    contentProblems(root),
    ...['content', 'public', 'src', 'locales'].map(folder => filesIn(root, folder)),
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
  const own = sources.map((file, index) => ({ file, text: written[index] ?? '' }))
  const pages = [...code, ...translations].filter(file => /\.(tsx|po)$/.test(file))
  const said = [
    ...own.filter(({ file }) => file !== claimsFile),
    ...(await Promise.all(pages.map(async file => ({ file, text: await textOf(file) })))),
  ]
  // Only valid sources can be compared.
  const isValid = built.length === 0
  const cast = isValid ? checkCast(own) : []
  const textIn = (name: string) => own.find(({ file }) => file === name)?.text ?? ''
  const claims: DatedClaim[] = isValid ? (parse(textIn(claimsFile)) ?? []) : []
  const rules: PaymentRules | null = isValid ? parse(textIn(rulesFile)) : null
  return {
    problems: [
      ...built,
      ...slips,
      ...cast,
      ...claimProblems(claims, said, claimsFile),
      ...pictures.filter(({ file }) => !reported.has(file)),
    ],
    notes: [
      ...missingRates(textIn('content/rates.yml'), standards.today).map(formatProblem),
      ...(rules
        ? staleSources(rules, standards.today).map(
            ({ checked, name, url }) =>
              `${rulesFile}: last compared on ${checked}: ${name.en}. Look at ${url} and enter the day.`,
          )
        : []),
      ...staleClaims(claims, standards.today),
      ...rhythmNotes(own.filter(({ file }) => file.startsWith('content/articles/'))),
    ],
    sources: sources.length,
  }
}

if (import.meta.main) {
  const { problems, notes, sources } = await checkContent(resolve(process.argv[2] ?? '.'))
  if (problems.length > 0) {
    console.error(new ContentError(problems).message)
    process.exit(1)
  }
  for (const note of notes) console.info(`note        ${note}`)
  console.info(`content     ${sources} sources, no problems`)
}
