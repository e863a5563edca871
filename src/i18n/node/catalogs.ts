import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CatalogType, MessageType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { isLitter } from '../../content/litterFiles.ts'
import { catalogName } from '../checks/catalogProblems.ts'
import { messageKey, type PoEntry, type PoFile } from '../po/poFile.ts'
import { readPo } from '../po/readPo.ts'
import { writePo } from '../po/writePo.ts'
import { type Catalogs, suggestTranslations } from './suggestTranslations.ts'

const format = formatter({ lineNumbers: false })

/** Thrown for damaged catalogs; the message has file, line and fix of each fault. */
export class DamagedCatalogs extends Error {
  override name = 'DamagedCatalogs'
}

/**
 * A catalog of one language, and the `text` of its file; `damage` says why it cannot be read in full, as
 * `file:line: what`.
 */
export type CatalogFile = { area: string; file: PoFile; text: string; damage: string[] }

/** Reads the catalogs of one language, damaged or not. */
export async function readCatalogFiles(root: string, locale: string): Promise<CatalogFile[]> {
  const folder = join(root, 'locales', locale)
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const areas = names
    .filter(name => name.endsWith('.po') && !isLitter(basename(name)))
    .map(name => name.slice(0, -'.po'.length).replaceAll('\\', '/'))
  return Promise.all(
    areas.sort().map(async area => {
      const bytes = await readFile(join(folder, `${area}.po`))
      const { file, damage } = readPo(bytes)
      const name = catalogName({ locale, area })
      return {
        area,
        file,
        text: bytes.toString('utf8'),
        damage: damage.map(({ line, text }) => `${name}:${line}: ${text}`),
      }
    }),
  )
}

/** The catalogs of one language. Throws `DamagedCatalogs`: writing a file that was read in part would lose translations. */
export async function readCatalogs(root: string, locale: string): Promise<CatalogFile[]> {
  const files = await readCatalogFiles(root, locale)
  const damage = files.flatMap(file => file.damage)
  if (damage.length > 0) throw new DamagedCatalogs(damage.join('\n'))
  return files
}

/** Where a message is used first: messages are in the order of files and lines. */
function byOrigin([, one]: [string, MessageType], [, other]: [string, MessageType]): number {
  const first = ({ origin = [] }: MessageType) =>
    origin.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))[0]
  const [[file = '', line = 0] = [], [otherFile = '', otherLine = 0] = []] = [first(one), first(other)]
  return file === otherFile ? (line ?? 0) - (otherLine ?? 0) : file < otherFile ? -1 : 1
}

/** The messages of one area as entries without translations, with the comments that Lingui writes. */
async function entriesOf(
  messages: CatalogType,
  locale: string,
  sourceLocale: string,
): Promise<readonly PoEntry[]> {
  const catalog = Object.entries(messages)
    .sort(byOrigin)
    .map(([key, message]): [string, MessageType] => [key, { ...message, translation: '' }])
  const context = { locale, sourceLocale, filename: '', existing: undefined }
  return readPo(await format.serialize(Object.fromEntries(catalog), context)).file.entries
}

/** One catalog with the messages of the code and what translators wrote to them. */
async function inStep(
  messages: CatalogType,
  before: PoFile | undefined,
  { locale, sourceLocale }: Languages,
): Promise<PoFile> {
  const known = new Map(
    before?.entries.filter(entry => !entry.obsolete).map(entry => [messageKey(entry), entry]),
  )
  const entries = (await entriesOf(messages, locale, sourceLocale)).map((entry): PoEntry => {
    const { translation = '', fuzzy = false, previous, remarks = [] } = known.get(messageKey(entry)) ?? {}
    if (locale === sourceLocale) return { ...entry, translation: entry.id, remarks }
    return { ...entry, translation, fuzzy, remarks, ...(previous && { previous }) }
  })
  return { remarks: before?.remarks ?? [], entries, lines: 0 }
}

type Languages = { locale: string; sourceLocale: string }

/** A catalog as it should be: its entries, and its file in the project's form. */
export type WantedCatalog = { entries: readonly PoEntry[]; text: string }

/**
 * The catalogs of one language as they should be, by area: the messages of the code with all matching translations;
 * translations of changed messages are kept as fuzzy. `before` are the current catalogs.
 */
export async function catalogsInStep(
  messages: ReadonlyMap<string, CatalogType>,
  before: Catalogs,
  languages: Languages,
): Promise<Map<string, WantedCatalog>> {
  const after = new Map(
    await Promise.all(
      [...messages].map(
        async ([area, catalog]) => [area, await inStep(catalog, before.get(area), languages)] as const,
      ),
    ),
  )
  const { locale, sourceLocale } = languages
  const suggested = locale === sourceLocale ? after : suggestTranslations(before, after)
  return new Map(
    [...suggested].map(([area, file]) => [area, { entries: file.entries, text: writePo(file, locale) }]),
  )
}

/** Catalogs by area. */
export const byArea = (files: readonly CatalogFile[]): Map<string, PoFile> =>
  new Map(files.map(({ area, file }) => [area, file]))
