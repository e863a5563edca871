import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InlineScripts, inlineScripts } from './html/inlineScripts.ts'
import { placeholder, workerText } from './offline/worker.ts'

const inlineFile = 'inline.json'
const workerFile = 'sw.js'

/** Writes the scripts that are no part of a bundle into its folder: they are made, and kept, with it. */
export async function writeLooseScripts(root: string, folder: string): Promise<void> {
  await writeFile(join(folder, inlineFile), JSON.stringify(await inlineScripts(root)))
  await writeFile(join(folder, workerFile), await workerText(root))
}

/** The scripts that stand inline in pages. */
export const readInlineScripts = async (folder: string): Promise<InlineScripts> =>
  JSON.parse(await readFile(join(folder, inlineFile), 'utf8')) as InlineScripts

/** The service worker of a site whose `data/offline.json` has this revision. */
export const readWorker = async (folder: string, revision: string): Promise<string> =>
  (await readFile(join(folder, workerFile), 'utf8')).replace(placeholder, revision)
