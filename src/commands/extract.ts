import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeWhole } from '../build/writeWhole.ts'
import { catalogName } from '../i18n/checks/catalogProblems.ts'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { byArea, catalogsInStep, DamagedCatalogs, readCatalogs } from '../i18n/node/catalogs.ts'
import { extractedMessages } from '../i18n/node/extractedMessages.ts'
import type { PoFile } from '../i18n/po/poFile.ts'

/** The result of an extraction: the files written or removed, and a line per language. */
export type Extraction = { changed: string[]; summary: string[] }

/** Whether entries of a catalog wait for somebody. */
const isOpen = ([, { entries }]: [area: string, catalog: Pick<PoFile, 'entries'>]) =>
  entries.some(entry => entry.translation === '' || entry.fuzzy)

/**
 * Brings the catalogs of a project in step with its code and into the project's form, without losing a translation or a
 * translator's comment. Throws `DamagedCatalogs` before anything is written where a file cannot be read in full.
 * Catalogs of areas that the code does not have are removed, unless `keepsUnknown`.
 */
export async function extract(root: string, { keepsUnknown = false } = {}): Promise<Extraction> {
  const messages = await extractedMessages(root)
  const all = await Promise.all(
    locales.map(async locale => ({ locale, before: await readCatalogs(root, locale) })),
  )
  const done: Extraction = { changed: [], summary: [] }
  for (const { locale, before } of all) {
    const after = await catalogsInStep(messages, byArea(before), { locale, sourceLocale: defaultLocale })
    const nameOf = (area: string) => catalogName({ locale, area })
    const known = new Map(before.map(({ area, text }) => [area, text]))
    for (const [area, { text }] of after) {
      if (known.get(area) === text) continue
      await mkdir(dirname(join(root, nameOf(area))), { recursive: true })
      await writeWhole(join(root, nameOf(area)), text)
      done.changed.push(nameOf(area))
    }
    for (const area of known.keys()) {
      if (after.has(area) || keepsUnknown) continue
      await rm(join(root, nameOf(area)))
      done.changed.push(nameOf(area))
    }
    const entries = [...after.values()].flatMap(catalog => catalog.entries)
    const missing = entries.filter(entry => entry.translation === '').length
    const fuzzy = entries.filter(entry => entry.fuzzy).length
    done.summary.push(
      `${locale}  ${entries.length} messages, ${missing} without translation, ${fuzzy} to look at again`,
      // Of a language that is not begun, all are open.
      ...(missing < entries.length ? [...after].filter(isOpen).map(([area]) => `    ${nameOf(area)}`) : []),
    )
  }
  return done
}

if (import.meta.main) {
  try {
    const { summary } = await extract(process.cwd())
    console.info(summary.join('\n'))
  } catch (error) {
    if (!(error instanceof DamagedCatalogs)) throw error
    console.error(`${error.message}\nNothing was written.`)
    process.exitCode = 1
  }
}
