import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const textOf = (block: string, field: 'msgctxt' | 'msgid' | 'msgstr') => {
  const lines = new RegExp(`^${field} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(block)?.[1] ?? ''
  return [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('')
}

/** The placeholders and tags of a message, in no order. */
const holdersOf = (message: string) => (message.match(/\{\w+(?=[},])|<\/?\d+\/?>/g) ?? []).sort().join(' ')

/** What is wrong with one catalogue, as `file: what and how to mend`. */
export function catalogueFaults(file: string, text: string, isSource: boolean): string[] {
  const faults: string[] = []
  for (const block of text.split(/\n\n+/).slice(1)) {
    const id = textOf(block, 'msgid')
    const translation = textOf(block, 'msgstr')
    if (/^#~/m.test(block))
      faults.push(`${file}: obsolete entry; run "npm run extract" (${block.slice(0, 60)})`)
    if (/^#,.*fuzzy/m.test(block))
      faults.push(`${file}: “${id}” is marked fuzzy; check it and remove the mark`)
    if (!isSource && !translation && !/^#~/m.test(block)) {
      faults.push(`${file}: “${id}” has no translation; add it to msgstr`)
    }
    if (translation && holdersOf(translation) !== holdersOf(id)) {
      faults.push(
        `${file}: “${id}” and its translation differ in placeholders; use ${holdersOf(id) || 'none'}`,
      )
    }
    if (/ [;:?!»]|« /.test(id)) {
      faults.push(`${file}: “${id}” has a plain space before ; : ? ! » or after «; write a no-break space`)
    }
  }
  return faults
}

/**
 * Messages that catalogues of one language translate differently. Catalogues are joined in the page, whichever comes
 * last: the same words must be the same everywhere, or be told apart by a context.
 */
export function contradictions(files: readonly { name: string; text: string }[]): string[] {
  const known = new Map<string, { name: string; translation: string }>()
  const faults: string[] = []
  for (const { name, text } of files) {
    for (const block of text.split(/\n\n+/).slice(1)) {
      const translation = textOf(block, 'msgstr')
      const key = [name.split('/')[0], textOf(block, 'msgctxt'), textOf(block, 'msgid')].join('\u0004')
      const other = known.get(key)
      if (!other) known.set(key, { name, translation })
      else if (translation && other.translation && translation !== other.translation)
        faults.push(
          `locales/${name}: “${textOf(block, 'msgid')}” is “${translation}” here and “${other.translation}” in locales/${other.name}; write the same, or give one of them a context in the code`,
        )
    }
  }
  return faults
}

async function catalogues(folder: string) {
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter(name => name.endsWith('.po')).sort()
  return Promise.all(files.map(async name => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

/** Checks every catalogue of a project, and that extracting words again would change nothing. */
export async function gateFaults(root: string, sourceLocale: string): Promise<string[]> {
  const before = await catalogues(join(root, 'locales'))
  const faults = before.flatMap(({ name, text }) =>
    catalogueFaults(`locales/${name}`, text, name.startsWith(`${sourceLocale}/`)),
  )
  faults.push(...contradictions(before))
  const kept = await mkdtemp(join(tmpdir(), 'catalogues-'))
  await cp(join(root, 'locales'), kept, { recursive: true })
  await run('lingui', ['extract', '--clean'], { cwd: root })
  const after = new Map((await catalogues(join(root, 'locales'))).map(({ name, text }) => [name, text]))
  for (const { name, text } of before) {
    if (after.get(name) !== text)
      faults.push(`locales/${name}: out of step with the code; run "npm run extract"`)
    after.delete(name)
  }
  for (const name of after.keys()) faults.push(`locales/${name}: not committed; run "npm run extract"`)
  await rm(join(root, 'locales'), { recursive: true })
  await cp(kept, join(root, 'locales'), { recursive: true })
  await rm(kept, { recursive: true })
  return faults
}

if (import.meta.main) {
  const { defaultLocale } = await import('../i18n/locales.ts')
  const faults = await gateFaults(process.cwd(), defaultLocale)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  console.info('catalogues  in step with the code, complete in every language')
}
