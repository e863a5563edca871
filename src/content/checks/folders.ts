import { isLitter } from '../litterFiles.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problems.ts'

/** One document or record in one language, with the fields that must not differ between languages. */
export type Version = { id: string; locale: string; file: string; neutral: Record<string, unknown> }

const shown = (value: unknown) =>
  value === undefined ? 'nothing' : JSON.stringify(value).replaceAll('"', '')

/**
 * Finds language-neutral fields that differ between the languages of one document; the first language of `order` that
 * the document has is the measure. `lineOf` finds the line of a field in a file.
 */
export function checkLanguages(
  versions: readonly Version[],
  order: readonly string[],
  lineOf: (file: string, field: string) => number | undefined,
): Problem[] {
  const problems: Problem[] = []
  for (const group of Map.groupBy(versions, version => version.id).values()) {
    const [measure, ...others] = group.sort((a, b) => order.indexOf(a.locale) - order.indexOf(b.locale))
    if (!measure) continue
    for (const { file, neutral } of others) {
      for (const [field, value] of Object.entries(measure.neutral)) {
        if (JSON.stringify(neutral[field]) === JSON.stringify(value)) continue
        const text = `field ${field}: ${shown(neutral[field])} here, ${shown(value)} in ${measure.file}; make them the same`
        problems.push({ file, line: lineOf(file, field), text })
      }
    }
  }
  return problems
}

/** The folders of one collection: `name` as in errors (`content/articles`), each folder's id and its files. */
export type FolderListing = {
  name: string
  extension: 'md' | 'yml'
  /** A pattern for ids, and its description for messages. */
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
    // Other languages may follow later: until then the source is shown, with a notice.
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
