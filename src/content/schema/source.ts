import { defineLoader, type VeliteFile } from 'velite'
import { defaultLocale } from '../../i18n/locales.ts'
import { sourceVersion } from '../articleVersion.ts'
import { characterProblems, decodeSource, refusedCharacters, textsIn, whyRefused } from '../characters.ts'
import { contentHash } from '../contentHash.ts'
import { splitFrontMatter } from '../frontMatter.ts'
import { parseYaml } from './parseYaml.ts'
import { lineOfField, nameOf, placeOf, type Workspace, workspaceOf } from './workspace.ts'

/** One record on its way from a file to its schema. */
export type Source = {
  workspace: Workspace
  /** The file as messages name it, relative to the project. */
  file: string
  path: string
  hash: string
  /** The version that translations of this source record; empty if it is not a source. */
  version: string
  /** Front matter, or the fields of a YAML record, as written. */
  value: unknown
  /** The Markdown below the front matter, which begins on `firstLine`. */
  body: string
  firstLine: number
  lineOf: (field: string) => number | undefined
}

/** Reads YAML and reports its faults with their lines in the file. Returns undefined if it cannot be read. */
function parse(workspace: Workspace, file: string, yaml: string, firstLine: number): unknown {
  const { value, fault, losses } = parseYaml(yaml, firstLine)
  if (fault) workspace.problems.push({ file, ...fault })
  workspace.notices.push(...losses.map(({ line, text }) => ({ file, line, text: `warning: ${text}` })))
  return fault ? undefined : (value ?? {})
}

function open(file: VeliteFile) {
  const workspace = workspaceOf(file.config)
  const name = nameOf(workspace, file.path)
  const bytes = Buffer.from(file.value)
  workspace.problems.push(...characterProblems(name, bytes))
  const text = decodeSource(bytes)
  return { workspace, name, text, hash: contentHash(text) }
}

/** Reports forbidden characters that YAML made from escapes, such as "\x10". */
function reportEscapes({ workspace, file, value, lineOf }: Source, text: string): void {
  for (const [field, part] of Object.entries(value ?? {})) {
    for (const character of refusedCharacters(textsIn(part).join('\n'))) {
      // Characters typed as such were reported before.
      if (text.includes(character)) continue
      const problem = `field ${field}: ${whyRefused(character)}`
      workspace.problems.push({ file, line: lineOf(field), text: problem })
    }
  }
}

/** Only sources of translations need a version: not translations, not records. */
const versionOf = (path: string, text: string) =>
  placeOf(path).locale === defaultLocale ? sourceVersion(text) : ''

/** Reads Markdown with front matter. */
export const markdownLoader = defineLoader({
  test: /\.md$/,
  load(vfile) {
    const file = vfile as VeliteFile
    const { workspace, name, text, hash } = open(file)
    const { front, yaml, body, firstLine } = splitFrontMatter(text)
    if (!front) {
      workspace.problems.push({
        file: name,
        line: 1,
        text: 'no front matter; begin with ---, the fields, and --- again',
      })
    }
    const source: Source = {
      workspace,
      file: name,
      path: file.path,
      hash,
      version: versionOf(file.path, text),
      firstLine,
      body,
      value: front ? parse(workspace, name, yaml, 2) : undefined,
      lineOf: field => lineOfField(front, field),
    }
    reportEscapes(source, text)
    return { data: source }
  },
})

/** The part of a YAML list that is one record, with its first line (from 0). */
function partOf(text: string, index: number): { part: string; start: number } {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (line.startsWith('-') ? [at] : []))
  const start = starts[index] ?? 0
  return {
    part: lines
      .slice(start, starts[index + 1])
      .join('\n')
      .replace(/^ {2}/gm, ''),
    start,
  }
}

/** Reads YAML: one record, or a list of them. */
export const yamlLoader = defineLoader({
  test: /\.ya?ml$/,
  load(vfile) {
    const file = vfile as VeliteFile
    const { workspace, name, text, hash } = open(file)
    const whole = parse(workspace, name, text, 1)
    const source = { workspace, file: name, path: file.path, hash, version: '', body: '', firstLine: 1 }
    const record = (value: unknown, { part, start }: { part: string; start: number }): Source => ({
      ...source,
      value,
      lineOf: field => start + (lineOfField(part, field) ?? 1),
    })
    const records = Array.isArray(whole)
      ? whole.map((value, index) => record(value, partOf(text, index)))
      : [record(whole, { part: text, start: 0 })]
    for (const one of records) reportEscapes(one, text)
    return { data: Array.isArray(whole) ? records : records[0] }
  },
})
