import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defaultLocale, locales } from '../i18n/locales.ts'
import { readPo, writePo } from '../translation/poFile.ts'
import { cataloguesInStep, readCatalogues } from './catalogues.ts'
import { extractedMessages } from './extractedMessages.ts'

const root = process.cwd()
const messages = await extractedMessages(root)
for (const locale of locales) {
  const before = await readCatalogues(root, locale)
  const after = await cataloguesInStep(messages, before, { locale, sourceLocale: defaultLocale })
  const fileOf = (area: string) => join(root, 'locales', locale, `${area}.po`)
  for (const [area, text] of after) {
    const old = before.get(area)
    if (old && writePo(old) === text) continue
    await mkdir(dirname(fileOf(area)), { recursive: true })
    await writeFile(fileOf(area), text)
  }
  for (const area of before.keys()) if (!after.has(area)) await rm(fileOf(area))
  const entries = [...after.values()].flatMap(text => readPo(text).entries)
  const missing = entries.filter(entry => entry.translation === '').length
  const fuzzy = entries.filter(entry => entry.fuzzy).length
  console.info(
    `${locale}  ${entries.length} messages, ${missing} without translation, ${fuzzy} to look at again`,
  )
}
