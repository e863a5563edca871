import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { catalogueFaults, contradictions, type NamedCatalogue } from '../translation/catalogueFaults.ts'
import type { Term } from '../translation/glossary.ts'
import { isUntranslated, readPo, writePo } from '../translation/poFile.ts'
import { articleReport } from './articleReport.ts'
import { bareTexts } from './bareTexts.ts'
import { cataloguesInStep, readCatalogues } from './catalogues.ts'
import { extractedMessages } from './extractedMessages.ts'
import { readGlossary } from './glossary.ts'

/** What the gate has to say: `faults` stop it, `reports` tell what is still to do, `notes` are shown on request. */
export type GateReport = { faults: string[]; reports: string[]; notes: string[] }

/** Text in the code that no macro hands to translators. */
async function bareFaults(root: string): Promise<string[]> {
  const files = (await readdir(join(root, 'src'), { recursive: true })).filter(
    // The translators' studio is in English alone, and no page of the site.
    file => file.endsWith('.tsx') && !/^studio[\\/]/.test(file),
  )
  const found = await Promise.all(
    files.sort().map(async file => {
      const texts = bareTexts(file, await readFile(join(root, 'src', file), 'utf8'))
      return texts.map(
        ({ line, text }) =>
          `src/${file}:${line}: “${text}” goes past the catalogues; write it in a macro, or translate="no" on its element`,
      )
    }),
  )
  return found.flat()
}

/** Where the catalogues differ from what extraction would write, which is checked without writing. */
async function stepFaults(root: string, before: ReadonlyMap<string, NamedCatalogue[]>): Promise<string[]> {
  const messages = await extractedMessages(root)
  const faults: string[] = []
  for (const [locale, catalogues] of before) {
    const files = new Map(catalogues.map(({ area, file }) => [area, file]))
    const after = await cataloguesInStep(messages, files, { locale, sourceLocale: defaultLocale })
    for (const [area, file] of files) {
      if (after.get(area) === writePo(file)) continue
      const lost = after.has(area) ? undefined : 'the code has no such area'
      const known = new Set(file.entries.map(entry => entry.id))
      const added = readPo(after.get(area) ?? '').entries.find(entry => !known.has(entry.id))
      const what = lost ?? (added ? `“${added.id}” is new in the code` : 'not as extraction writes it')
      faults.push(`locales/${locale}/${area}.po: ${what}; run "npm run extract"`)
    }
    for (const area of after.keys()) {
      if (!files.has(area)) faults.push(`locales/${locale}/${area}.po: not there; run "npm run extract"`)
    }
  }
  return faults
}

/** Languages with catalogues that nobody has begun: their pages stand in the source language. */
function untranslatedReports(catalogues: ReadonlyMap<string, NamedCatalogue[]>): string[] {
  return [...catalogues].flatMap(([locale, all]) => {
    const areas = all.filter(({ file }) => isUntranslated(file)).map(({ area }) => area)
    return areas.length === 0 ? [] : [`${locale}: not translated yet: ${areas.join(', ')}`]
  })
}

/** Checks all catalogues of a project, its code for text that is in none, and the versions of its articles. */
export async function gate(root: string): Promise<GateReport> {
  const glossary: Term[] = await readGlossary(root)
  const before = new Map<string, NamedCatalogue[]>()
  for (const locale of locales) {
    const catalogues = await readCatalogues(root, locale)
    before.set(
      locale,
      [...catalogues].map(([area, file]) => ({ locale, area, file })),
    )
  }
  const all = [...before.values()].flat()
  const checked = all.map(catalogue => catalogueFaults(catalogue, { sourceLocale: defaultLocale, glossary }))
  const articles = await articleReport(root)
  return {
    faults: [
      ...checked.flatMap(({ faults }) => faults),
      ...contradictions(all),
      ...(await stepFaults(root, before)),
      ...(await bareFaults(root)),
      ...articles.faults,
    ],
    reports: [...untranslatedReports(before), ...articles.reports],
    notes: checked.flatMap(({ notes }) => notes),
  }
}

if (import.meta.main) {
  const start = performance.now()
  const { faults, reports, notes } = await gate(process.cwd())
  const isAsked = process.argv.includes('--notes')
  for (const line of [...faults, ...reports, ...(isAsked ? notes : [])]) console.error(line)
  if (notes.length > 0 && !isAsked) {
    console.info(
      `catalogues  ${notes.length} notes for a person to look at: npm run check:catalogues -- --notes`,
    )
  }
  if (faults.length > 0) process.exit(1)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.info(`catalogues  in step with the code (${seconds} s)`)
}
