import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogType, MessageType } from '@lingui/conf'
import {
  catalogName,
  catalogProblems,
  contradictions,
  extractionFaults,
  type NamedCatalog,
} from '../i18n/checks/catalogProblems.ts'
import type { Term } from '../i18n/checks/glossary.ts'
import { messageOf } from '../i18n/checks/message.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { bareTexts } from '../i18n/node/bareTexts.ts'
import {
  byArea,
  type CatalogFile,
  catalogsInStep,
  DamagedCatalogs,
  readCatalogFiles,
} from '../i18n/node/catalogs.ts'
import { extractedMessages } from '../i18n/node/extractedMessages.ts'
import { readGlossary } from '../i18n/node/glossary.ts'
import { isUntranslated } from '../i18n/po/poFile.ts'
import { articleReport } from './articleReport.ts'
import { extract } from './extract.ts'

/** The results of the check: `faults` make it fail, `reports` list what is left to do, `notes` are shown on request. */
export type CatalogReport = { faults: string[]; reports: string[]; notes: string[] }

/** Text in the code outside Lingui's macros. */
async function bareFaults(root: string): Promise<string[]> {
  const files = (await readdir(join(root, 'src'), { recursive: true })).filter(
    // The translators' studio is in English only, and not part of the site.
    file => file.endsWith('.tsx') && !/^studio[\\/]/.test(file),
  )
  const found = await Promise.all(
    files.sort().map(async file => {
      const texts = bareTexts(file, await readFile(join(root, 'src', file), 'utf8'))
      return texts.map(
        ({ line, text }) =>
          `src/${file}:${line}: “${text}” goes past the catalogs; write it in a macro, or translate="no" on its element`,
      )
    }),
  )
  return found.flat()
}

/** Catalogs with the right contents in another form than the project's, as a translator's tool wrote it. */
function formReports(files: readonly string[]): string[] {
  if (files.length === 0) return []
  const more = files.length > 3 ? ` and ${files.length - 3} more` : ''
  return [
    `${files.slice(0, 3).join(', ')}${more}: right, but not in the project’s form; "npm run check:catalogs -- --fix" writes it`,
  ]
}

/** Messages of the code that say one of its values as it stands: an apostrophe before a brace quotes. */
function quotedValues(messages: ReadonlyMap<string, CatalogType>): string[] {
  return [...messages.values()]
    .flatMap(Object.values<MessageType>)
    .flatMap(({ message, placeholders, origin }) => {
      const read = messageOf(message ?? '')
      if (typeof read === 'string') return []
      const [file, line] = origin?.[0] ?? []
      return Object.keys(placeholders ?? {})
        .filter(name => !read.names.has(name))
        .map(
          name =>
            `${file}:${line}: “${message}” prints {${name}} as it stands, for an apostrophe before { quotes. Fix: write ’ (U+2019).`,
        )
    })
}

/** Where the catalogs differ from what extraction would write. */
async function compareWithCode(root: string, before: ReadonlyMap<string, CatalogFile[]>) {
  const messages = await extractedMessages(root)
  const faults = quotedValues(messages)
  const others: string[] = []
  for (const [locale, catalogs] of before) {
    const files = byArea(catalogs)
    const after = await catalogsInStep(messages, files, { locale, sourceLocale: defaultLocale })
    for (const { area, file, text, damage } of catalogs) {
      if (damage.length > 0) continue
      const name = catalogName({ locale, area })
      const wanted = after.get(area)
      if (wanted === undefined) {
        faults.push(
          `${name}: the code has no such area. Fix: name the file after its area, or run "npm run extract", which removes it.`,
        )
        continue
      }
      const found = extractionFaults({ locale, area, file }, wanted.entries, defaultLocale)
      faults.push(...found)
      if (found.length === 0 && text !== wanted.text) others.push(name)
    }
    for (const area of after.keys()) {
      if (!files.has(area))
        faults.push(`${catalogName({ locale, area })}: not there. Fix: run "npm run extract".`)
    }
  }
  return { faults, reports: formReports(others) }
}

/** Languages with untranslated catalogs: their pages are shown in the source language. */
function untranslatedReports(catalogs: readonly NamedCatalog[]): string[] {
  const waiting = Map.groupBy(
    catalogs.filter(({ file }) => isUntranslated(file)),
    ({ locale }) => locale,
  )
  return [...waiting].map(
    ([locale, all]) => `${locale}: not translated yet: ${all.map(({ area }) => area).join(', ')}`,
  )
}

/** Checks all catalogs of a project, its code for text outside the catalogs, and the versions of its articles. */
export async function checkCatalogs(root: string): Promise<CatalogReport> {
  const glossary: Term[] = await readGlossary(root)
  const before = new Map(
    await Promise.all(
      locales.map(async locale => [locale as string, await readCatalogFiles(root, locale)] as const),
    ),
  )
  const all = [...before].flatMap(([locale, files]) => files.map(file => ({ locale, ...file })))
  // A partly read file would cause misleading faults.
  const whole = all.filter(({ damage }) => damage.length === 0)
  const checked = whole.map(catalog => catalogProblems(catalog, { sourceLocale: defaultLocale, glossary }))
  const code = await compareWithCode(root, before)
  const articles = await articleReport(root)
  return {
    faults: [
      ...all.flatMap(({ damage }) => damage),
      ...checked.flatMap(({ faults }) => faults),
      ...contradictions(whole),
      ...code.faults,
      ...(await bareFaults(root)),
      ...articles.faults,
    ],
    reports: [...untranslatedReports(whole), ...code.reports, ...articles.reports],
    notes: checked.flatMap(({ notes }) => notes),
  }
}

/** Writes the project's form where a tool wrote another one. Damaged files are left to the check. */
async function fix(root: string): Promise<void> {
  try {
    // A catalog with an unexpected name may be a translator's work: keep it.
    const { changed } = await extract(root, { keepsUnknown: true })
    if (changed.length > 0) console.info(`catalogs  written: ${changed.join(', ')}`)
  } catch (error) {
    if (!(error instanceof DamagedCatalogs)) throw error
    console.error('Nothing was written: fix these first.')
  }
}

if (import.meta.main) {
  const start = performance.now()
  if (process.argv.includes('--fix')) await fix(process.cwd())
  const { faults, reports, notes } = await checkCatalogs(process.cwd())
  const isAsked = process.argv.includes('--notes')
  for (const line of [...faults, ...reports, ...(isAsked ? notes : [])]) console.error(line)
  if (notes.length > 0 && !isAsked) {
    console.info(`catalogs  ${notes.length} notes for a person to look at: npm run check:catalogs -- --notes`)
  }
  if (faults.length > 0) process.exit(1)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(`catalogs  in step with the code (${seconds} s)`)
}
