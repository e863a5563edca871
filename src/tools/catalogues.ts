import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogType, MessageType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { type Catalogues, offerBack } from '../translation/offerBack.ts'
import { messageKey, type PoFile, readPo, writePo } from '../translation/poFile.ts'
import { poHeader } from '../translation/poHeader.ts'

const format = formatter({ lineNumbers: false })

/** The catalogues of one language, by area, as their files stand. */
export async function readCatalogues(root: string, locale: string): Promise<Map<string, PoFile>> {
  const folder = join(root, 'locales', locale)
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const areas = names.filter(name => name.endsWith('.po')).map(name => name.slice(0, -'.po'.length))
  const texts = await Promise.all(areas.sort().map(area => readFile(join(folder, `${area}.po`), 'utf8')))
  return new Map(areas.map((area, index) => [area, readPo(texts[index] ?? '')]))
}

/** Where a message is used first: messages keep the order of files, and in a file that of its lines. */
function byOrigin([, one]: [string, MessageType], [, other]: [string, MessageType]): number {
  const first = ({ origin = [] }: MessageType) =>
    origin.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))[0]
  const [[file = '', line = 0] = [], [otherFile = '', otherLine = 0] = []] = [first(one), first(other)]
  return file === otherFile ? (line ?? 0) - (otherLine ?? 0) : file < otherFile ? -1 : 1
}

/** One catalogue as the code wants it, with the translations that are there. */
async function inStep(
  messages: CatalogType,
  before: PoFile | undefined,
  locale: string,
  sourceLocale: string,
) {
  const known = new Map(
    before?.entries.filter(entry => !entry.obsolete).map(entry => [messageKey(entry), entry]),
  )
  const catalogue = Object.entries(messages)
    .sort(byOrigin)
    .map(([key, message]): [string, MessageType] => {
      const { message: id = '', context = '' } = message
      const entry = known.get(messageKey({ id, context }))
      const translation = locale === sourceLocale ? id : (entry?.translation ?? '')
      const flags = entry?.fuzzy ? ['fuzzy'] : []
      return [key, { ...message, translation, extra: { flags, translatorComments: entry?.remarks ?? [] } }]
    })
  const context = { locale, sourceLocale, filename: '', existing: undefined }
  const { entries } = readPo(await format.serialize(Object.fromEntries(catalogue), context))
  return { header: poHeader(locale), entries }
}

/**
 * The catalogues of one language as they have to be, by area: in step with the code, with all translations that fit
 * it, and those of messages that changed offered back as fuzzy. `before` are the catalogues as they are.
 */
export async function cataloguesInStep(
  messages: ReadonlyMap<string, CatalogType>,
  before: Catalogues,
  { locale, sourceLocale }: { locale: string; sourceLocale: string },
): Promise<Map<string, string>> {
  const after = new Map(
    await Promise.all(
      [...messages].map(
        async ([area, catalogue]) =>
          [area, await inStep(catalogue, before.get(area), locale, sourceLocale)] as const,
      ),
    ),
  )
  const mended = locale === sourceLocale ? after : offerBack(before, after)
  return new Map([...mended].map(([area, file]) => [area, writePo(file)]))
}
