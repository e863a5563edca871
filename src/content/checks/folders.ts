import { isLitter } from '../litterFiles.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problems.ts'

/** The folders of one collection: `name` as in errors (`content/articles`), each folder's id and its files. */
export type FolderListing = {
  name: string
  extension: 'md' | 'yml'
  /** What an id may look like, and its description. */
  pattern: RegExp
  folders: ReadonlyMap<string, readonly string[]>
}

/** Finds folders with a name that is no id, two ids that differ in case alone, a missing source language and stray files. `locales` has the source language first. */
export function checkFolders(
  { name, extension, pattern, folders }: FolderListing,
  locales: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const wanted = locales.map(locale => `${locale}.${extension}`)
  const seen = new Map<string, string>()
  for (const [id, files] of folders) {
    const folder = `${name}/${id}`
    const twin = seen.get(id.toLowerCase())
    if (twin) problems.push({ file: folder, text: `duplicate id: ${twin} is there already; rename one` })
    seen.set(id.toLowerCase(), id)
    if (!pattern.test(id)) {
      problems.push({ file: folder, text: 'not an id; write lower-case letters, digits, - and &' })
    }
    // Any other language may follow: until then the source is shown, and says so.
    const [source = ''] = wanted
    if (!files.includes(source)) {
      problems.push({ file: folder, text: `source language missing; write ${folder}/${source}` })
    }
    for (const file of files) {
      if (wanted.includes(file) || file.startsWith('_') || isLitter(file)) continue
      const fix = didYouMean(file, wanted, `the files are ${wanted.join(', ')}; drafts begin with _`)
      problems.push({ file: `${folder}/${file}`, text: `not read by anything${fix}` })
    }
  }
  return problems
}
