import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import type { Config } from 'velite'
import type { CoverRequest } from '../../artwork/coverChoice.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { ImageSize, LinkUse } from '../markdown/environment.ts'
import { publicImageSizes } from '../markdown/imageSize.ts'
import type { Problem } from '../problems.ts'

/** What the checks between documents need of each: `path` is its bare address, `file` is relative to the project. */
export type DocumentFacts = {
  file: string
  id: string
  locale: Locale
  path: `/${string}`
  hash: string
  /** The version that translations record, and the one that this translation recorded. */
  version: string
  sourceHash?: string | undefined
  links: LinkUse[]
  anchors: string[]
  /** Of an article: the day on which it is published. */
  date?: string
  cover?: CoverRequest & { date: string }
}

/** What one content build has collected so far. */
export type Workspace = {
  /** The project's folder. */
  root: string
  /** The sizes of the pictures in the public folder. */
  imageSizes: Promise<ImageSize>
  documents: Map<string, DocumentFacts>
  /** Faults found while reading. */
  problems: Problem[]
  /** Warnings: no faults, but worth a look. */
  notices: Problem[]
  /**
   * The rendered bodies, `{ toc, html }` as JSON, by the path of their data file. As bytes they take half the memory.
   */
  bodies: Map<string, Buffer>
}

const workspaces = new WeakMap<Config, Workspace>()

/** The workspace of the current build: Velite loads its configuration anew for each. */
export function workspaceOf(config: Config): Workspace {
  const known = workspaces.get(config)
  if (known) return known
  const root = dirname(config.configPath)
  const workspace = {
    root,
    imageSizes: publicImageSizes(root),
    documents: new Map(),
    problems: [],
    notices: [],
    bodies: new Map(),
  }
  workspaces.set(config, workspace)
  return workspace
}

/** A path as messages show it: relative to the project, with slashes. */
export const nameOf = (workspace: Workspace, path: string): string =>
  relative(workspace.root, path).replaceAll('\\', '/')

/** Which document a file is: `content/articles/bfr/en.md` → articles, bfr, en. */
export function placeOf(path: string): { folder: string; id: string; locale: Locale } {
  const folder = dirname(path)
  return {
    folder: basename(dirname(folder)),
    id: basename(folder),
    locale: basename(path, extname(path)) as Locale,
  }
}

/** The data file of a document; the body is stored by it. */
export const dataPath = ({ locale, folder, id }: { locale: string; folder: string; id: string }): string =>
  `${locale}/${folder}/${id}.json`

/**
 * The line (from 1) of a field in front matter or YAML; undefined if it is not there.
 * @example lineOfField('---\ntitle: BFR\n---\n', 'title') // 2
 */
export function lineOfField(text: string, field: string): number | undefined {
  const index = text
    .split('\n')
    .findIndex(line => /^(?:- *)?["']?([^"': ]+)["']? *:/.exec(line)?.[1] === field)
  return index < 0 ? undefined : index + 1
}

/** The same for a file of the project, read again from disk. */
export const lineInFile = (workspace: Workspace, file: string, field: string): number | undefined =>
  lineOfField(readFileSync(join(workspace.root, file), 'utf8'), field)
