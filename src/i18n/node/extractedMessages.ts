import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { extractor, getCatalogs } from '@lingui/cli/api'
import type { CatalogType, ExtractedMessage, ExtractorType, LinguiConfigNormalized } from '@lingui/conf'
import { getConfig } from '@lingui/conf'
import { contentHash } from '../../content/contentHash.ts'

type Known = Record<string, { print: string; messages: ExtractedMessage[] }>

/** Extracts messages from changed files, and caches those of all others. */
function remembering(known: Known, used: Known): ExtractorType {
  return {
    match: filename => /\.tsx?$/.test(filename),
    async extract(filename, code, onMessage, context) {
      // Messages only come from macros: other files need no parsing.
      if (!code.includes('@lingui/')) return
      const print = contentHash(code)
      let messages = known[filename]?.print === print ? known[filename].messages : undefined
      if (!messages) {
        const found: ExtractedMessage[] = []
        await extractor.extract(filename, code, message => void found.push(message), context)
        messages = found
      }
      used[filename] = { print, messages }
      for (const message of messages) onMessage(message)
    },
  }
}

/** The area of a catalog: its path below the folder of its language. */
const areaOf = (path: string) => path.slice(path.indexOf('{locale}/') + '{locale}/'.length)

/** The messages in the code by area, as Lingui extracts them. Errors name the unreadable file. */
export async function extractedMessages(root: string): Promise<Map<string, CatalogType>> {
  const lingui = await readFile(join(root, 'node_modules/@lingui/cli/package.json'))
  const file = join(root, `node_modules/.cache/balancier/messages-${contentHash(lingui)}.json`)
  const known: Known = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  const used: Known = {}
  const config: LinguiConfigNormalized = {
    ...getConfig({ cwd: root }),
    extractors: [remembering(known, used)],
  }
  const areas = new Map<string, CatalogType>()
  for (const catalog of await getCatalogs(config)) {
    const messages = await catalog.collect()
    if (!messages) throw new Error(`${areaOf(catalog.path)}: its words could not be extracted`)
    if (Object.keys(messages).length > 0) areas.set(areaOf(catalog.path), messages as CatalogType)
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(used))
  return areas
}
