import { type Schema, s, type z } from 'velite'
import type { Locale } from '../../i18n/locales.ts'
import { publicImageSize } from '../markdown/imageSize.ts'
import { renderMarkdown } from '../markdown/render.ts'
import type { CachedDocument } from './cache.ts'
import { check } from './check.ts'
import type { Source } from './source.ts'
import { type DocumentFacts, dataPath, note, placeOf } from './workspace.ts'

/** What is known of a document beside its front matter. `words` counts the body, `hash` stands for the source. */
export type DocumentInfo = { id: string; locale: Locale; words: number; hash: string }

type DocumentKind<Front, Meta> = {
  /** The folder under `.velite/data/<locale>/`. */
  folder: 'articles' | 'legal'
  fields: Schema<Front, z.ZodTypeDef, unknown>
  /** The bare address on which the document is read. */
  pathOf: (id: string) => `/${string}`
  /** Faults between fields, by field. */
  extra?: (front: Partial<Front>) => Record<string, string>
  meta: (front: Front, info: DocumentInfo) => Meta
  facts?: (front: Front, info: DocumentInfo) => Partial<DocumentFacts>
}

/**
 * The schema of a kind of document: the front matter is checked, the body rendered, checked and laid by
 * for its data file, and only metadata returned. A source that was rendered before is neither parsed nor rendered again.
 */
export function document<Front, Meta>(kind: DocumentKind<Front, Meta>) {
  return s.custom<Source>().transform((source, { meta: vfile }): Meta => {
    const { workspace, file, path, hash, version, cached } = source
    // Velite keeps all files: without this, all sources would stay in memory.
    Object.assign(vfile, { value: '', data: { data: [] } })
    const found = cached ?? readDocument(kind, source)
    const { links, anchors } = found
    const { id, locale } = placeOf(path)
    const front = found.front as Front | undefined
    const info = { id, locale, words: found.words, hash }
    const facts = front && kind.facts?.(front, info)
    workspace.documents.set(file, {
      file,
      id,
      locale,
      path: kind.pathOf(id),
      hash,
      version,
      links,
      anchors,
      ...facts,
    })
    return (front && kind.meta(front, info)) as Meta
  })
}

/** Checks and renders one document; notes its faults, and remembers it only if it has none. */
function readDocument<Front>(kind: DocumentKind<Front, unknown>, source: Source): CachedDocument {
  const { workspace, file, path, hash, version, firstLine } = source
  const place = placeOf(path)
  const imageSize = publicImageSize(workspace.root)
  const rendering = renderMarkdown(source.body, { locale: place.locale, firstLine, imageSize })
  for (const { line, text } of rendering.faults) note(workspace, { file, line, text })
  if (rendering.words === 0) {
    note(workspace, { file, line: firstLine, text: 'no text below the front matter; write it' })
  }
  const front = readFront(kind, source)
  const { links, anchors, words } = rendering
  // Strings cut out of the source would keep all of it in memory: these are new ones.
  const document = JSON.parse(
    JSON.stringify({ hash, version, front, links, anchors, words }),
  ) as CachedDocument
  if (!workspace.problems.has(file)) {
    const { toc, html } = rendering
    workspace.bodies.set(dataPath(place), Buffer.from(JSON.stringify({ toc, html })))
    // Pictures may change without the text: what shows them is rendered each time.
    if (rendering.images.length === 0) workspace.cache.set(file, document)
  }
  return document
}

function readFront<Front>(
  { fields, extra }: DocumentKind<Front, unknown>,
  source: Source,
): Front | undefined {
  // Front matter that could not be read at all has been noted.
  if (source.value === undefined) return undefined
  const front = check(fields, source)
  const faults = Object.entries(extra?.(source.value as Partial<Front>) ?? {})
  for (const [field, text] of faults) {
    note(source.workspace, { file: source.file, line: source.lineOf(field), text: `field ${field}: ${text}` })
  }
  return front
}
