import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CatalogType, MessageType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { isLitter } from '../content/litterFiles.ts'
import { catalogName } from '../translation/catalogProblems.ts'
import { type Catalogs, offerBack } from '../translation/offerBack.ts'
import { poDamage } from '../translation/poDamage.ts'
import { messageKey, type PoFile, readPo, remarksIn, writePo } from '../translation/poFile.ts'
import { poHeader } from '../translation/poHeader.ts'

const format = formatter({ lineNumbers: false })

/** Thrown for damaged catalogs; the message has file, line and fix of each fault. */
export class DamagedCatalogs extends Error {
  override name = 'DamagedCatalogs'
}

/** The catalogs of one language; `damage` says why a file cannot be read in full, as `file:line: what`. */
export type CatalogFile = { area: string; file: PoFile; damage: string[] }

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
      const damage = poDamage(bytes).map(
        ({ line, text }) => `${catalogName({ locale, area })}:${line}: ${text}`,
      )
      return { area, file: readPo(bytes.toString('utf8')), damage }
    }),
  )
}

/**
 * The catalogs of one language by area. Throws `DamagedCatalogs`: writing a file that was read in part would lose
 * translations.
 */
export async function readCatalogs(root: string, locale: string): Promise<Map<string, PoFile>> {
  const files = await readCatalogFiles(root, locale)
  const damage = files.flatMap(file => file.damage)
  if (damage.length > 0) throw new DamagedCatalogs(damage.join('\n'))
  return new Map(files.map(({ area, file }) => [area, file]))
}

/** Where a message is used first: messages are in the order of files and lines. */
function byOrigin([, one]: [string, MessageType], [, other]: [string, MessageType]): number {
  const first = ({ origin = [] }: MessageType) =>
    origin.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))[0]
  const [[file = '', line = 0] = [], [otherFile = '', otherLine = 0] = []] = [first(one), first(other)]
  return file === otherFile ? (line ?? 0) - (otherLine ?? 0) : file < otherFile ? -1 : 1
}

/** One catalog with the messages of the code and the existing translations. */
async function inStep(
  messages: CatalogType,
  before: PoFile | undefined,
  locale: string,
  sourceLocale: string,
) {
  const known = new Map(
    before?.entries.filter(entry => !entry.obsolete).map(entry => [messageKey(entry), entry]),
  )
  const catalog = Object.entries(messages)
    .sort(byOrigin)
    .map(([key, message]): [string, MessageType] => {
      const { message: id = '', context = '' } = message
      const entry = known.get(messageKey({ id, context }))
      const translation = locale === sourceLocale ? id : (entry?.translation ?? '')
      const flags = entry?.fuzzy ? ['fuzzy'] : []
      return [key, { ...message, translation, extra: { flags, translatorComments: entry?.remarks ?? [] } }]
    })
  const context = { locale, sourceLocale, filename: '', existing: undefined }
  const { entries } = readPo(await format.serialize(Object.fromEntries(catalog), context))
  return { header: poHeader(locale, remarksIn(before?.header ?? [])), entries }
}

/**
 * The catalogs of one language as they should be, by area: the messages of the code with all matching translations;
 * translations of changed messages are kept as fuzzy. `before` are the current catalogs.
 */
export async function catalogsInStep(
  messages: ReadonlyMap<string, CatalogType>,
  before: Catalogs,
  { locale, sourceLocale }: { locale: string; sourceLocale: string },
): Promise<Map<string, string>> {
  const after = new Map(
    await Promise.all(
      [...messages].map(
        async ([area, catalog]) =>
          [area, await inStep(catalog, before.get(area), locale, sourceLocale)] as const,
      ),
    ),
  )
  const fixed = locale === sourceLocale ? after : offerBack(before, after)
  return new Map([...fixed].map(([area, file]) => [area, writePo(file)]))
}
