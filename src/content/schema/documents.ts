import { type Schema, s, type z } from 'velite'
import type { Locale } from '../../i18n/locales.ts'
import { renderMarkdown } from '../markdown/render.ts'
import { check } from './check.ts'
import type { Source } from './source.ts'
import { type DocumentFacts, dataPath, placeOf } from './workspace.ts'

/** What is known of a document besides its front matter. `words` counts the body, `hash` identifies the source. */
export type DocumentInfo = { id: string; locale: Locale; words: number; hash: string }

type DocumentKind<Front, Meta> = {
  /** The folder under `.velite/data/<locale>/`. */
  folder: 'articles' | 'legal'
  fields: Schema<Front, z.ZodTypeDef, unknown>
  /** The bare address on which the document is read. */
  pathOf: (id: string) => `/${string}`
  /** Faults that involve several fields, by field. */
  extra?: (front: Partial<Front>) => Record<string, string>
  meta: (front: Front, info: DocumentInfo) => Meta
  facts?: (front: Front, info: DocumentInfo) => Partial<DocumentFacts>
}

/**
 * The schema of a kind of document: checks the front matter, renders and checks the body, stores it for its data file,
 * and returns the metadata.
 */
export function document<Front, Meta>(kind: DocumentKind<Front, Meta>) {
  return s.custom<Source>().transform(async (source, { meta: vfile }): Promise<Meta> => {
    const { workspace, file, path, hash, version } = source
    const { id, locale } = placeOf(path)
    // Velite keeps all files: drop the source, or all of them would stay in memory.
    Object.assign(vfile, { value: '', data: { data: [] } })
    const { links, anchors, words } = await renderBody(source)
    const front = readFront(kind, source)
    const info = { id, locale, words, hash }
    workspace.documents.set(file, {
      ...{ file, id, locale, path: kind.pathOf(id), hash, version, links, anchors },
      ...(front && kind.facts?.(front, info)),
    })
    return (front && kind.meta(front, info)) as Meta
  })
}

/** Checks and renders a body; returns what the rest of the build needs to know of it. */
async function renderBody({ workspace, file, path, firstLine, body }: Source) {
  const place = placeOf(path)
  const { faults, toc, html, links, anchors, words } = renderMarkdown(body, {
    locale: place.locale,
    firstLine,
    imageSize: await workspace.imageSizes,
  })
  workspace.problems.push(...faults.map(fault => ({ file, ...fault })))
  if (words === 0)
    workspace.problems.push({ file, line: firstLine, text: 'no text below the front matter; write it' })
  workspace.bodies.set(dataPath(place), Buffer.from(JSON.stringify({ toc, html })))
  // Copy these strings: slices would keep the whole source in memory.
  return structuredClone({ links, anchors, words })
}

function readFront<Front>(
  { fields, extra }: DocumentKind<Front, unknown>,
  source: Source,
): Front | undefined {
  // Front matter that could not be read was reported before.
  if (source.value === undefined) return undefined
  const { workspace, file, lineOf } = source
  const front = check(fields, source)
  const faults = Object.entries(extra?.(source.value as Partial<Front>) ?? {})
  for (const [field, text] of faults)
    workspace.problems.push({ file, line: lineOf(field), text: `field ${field}: ${text}` })
  return front
}
