import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, relative, resolve } from 'node:path'
import type { Config } from 'velite'
import type { CoverWish } from '../../engraving/coverChoice.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { LinkUse } from '../markdown/environment.ts'
import type { Problem } from '../problems.ts'
import { fingerprint, RenderCache } from './cache.ts'

/** What the checks over all documents need of one: `path` is its bare address, `file` is relative to the project. */
export type DocumentFacts = {
  file: string
  id: string
  locale: Locale
  path: `/${string}`
  hash: string
  /** What translations record of the source they were made from, and what this one recorded. */
  version: string
  sourceHash?: string | undefined
  links: LinkUse[]
  anchors: string[]
  cover?: CoverWish & { date: string }
}

/** The state of one content build; where builds follow each other in one process it lives on, and only changed files are replaced. */
export type Workspace = {
  /** The project's folder. */
  root: string
  cache: RenderCache
  documents: Map<string, DocumentFacts>
  /** Faults found while reading, by file. */
  problems: Map<string, Problem[]>
  /** The bodies that were rendered and lie in no data file yet, `{ toc, html }` as JSON, by the paths of these. */
  bodies: Map<string, Buffer>
}

const open = new Map<string, Workspace>()

/** The code that renders: this configuration with all it imports, and the Markdown packages. */
function rendererVersion({ configPath, configImports }: Config): string {
  const root = dirname(configPath)
  const { resolve: resolvePackage } = createRequire(configPath)
  // Velite joins esbuild's paths, which are relative to the working directory, to the folder of the configuration.
  const sources = configImports.map(path => resolve(process.cwd(), relative(root, path)))
  const packages = ['markdown-it', 'markdown-it-footnote'].map(name => resolvePackage(name))
  return fingerprint([...sources, ...packages].map(file => fingerprint(readFileSync(file))).join(' '))
}

/** The workspace of a Velite configuration, opened once. */
export function workspaceOf(config: Config): Workspace {
  const known = open.get(config.configPath)
  if (known) return known
  const cache = new RenderCache(config.output.data, rendererVersion(config))
  const root = dirname(config.configPath)
  const workspace: Workspace = { root, cache, documents: new Map(), problems: new Map(), bodies: new Map() }
  open.set(config.configPath, workspace)
  return workspace
}

/** A path as errors name it: relative to the project, with slashes. */
export const nameOf = (workspace: Workspace, path: string): string =>
  relative(workspace.root, path).replaceAll('\\', '/')

/** Notes a fault of a file. */
export function note(workspace: Workspace, problem: Problem): void {
  const list = workspace.problems.get(problem.file)
  if (list) list.push(problem)
  else workspace.problems.set(problem.file, [problem])
}

/** Which document a file is: `content/articles/bfr/en.md` → articles, bfr, en. */
export function placeOf(path: string): { folder: string; id: string; locale: Locale } {
  const folder = dirname(path)
  return {
    folder: basename(dirname(folder)),
    id: basename(folder),
    locale: basename(path, extname(path)) as Locale,
  }
}

/** The data file of a document, of which its body is the end. */
export const dataPath = ({ locale, folder, id }: { locale: string; folder: string; id: string }): string =>
  `${locale}/${folder}/${id}.json`

/** Where data files lie. */
export const dataFolder = ({ output }: Config): string => join(output.data, 'data')

/**
 * The line (from 1) on which a field of front matter or YAML stands; undefined where it does not stand.
 * @example lineOfField('---\ntitle: BFR\n---\n', 'title') // 2
 */
export function lineOfField(text: string, field: string): number | undefined {
  const index = text
    .split('\n')
    .findIndex(line => /^(?:- *)?["']?([^"': ]+)["']? *:/.exec(line)?.[1] === field)
  return index < 0 ? undefined : index + 1
}

/** The same for a file of the project that is no longer at hand. */
export const lineInFile = (workspace: Workspace, file: string, field: string): number | undefined =>
  lineOfField(readFileSync(join(workspace.root, file), 'utf8'), field)
