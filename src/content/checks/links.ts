import type { LinkUse } from '../markdown/environment.ts'
import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problems.ts'

type Relating = { id: string; file: string; related: readonly string[] }

/** Finds related articles that do not exist, or are the article itself. `lineOf` finds the line of the field. */
export function checkRelations(
  articles: readonly Relating[],
  ids: ReadonlySet<string>,
  lineOf: (file: string, field: string) => number | undefined,
): Problem[] {
  return articles.flatMap(({ id, file, related }) =>
    related.flatMap(other => {
      const text =
        other === id
          ? `${other} is the article itself; take it out`
          : ids.has(other)
            ? undefined
            : `${other}: no such article${didYouMean(other, ids, 'write the id of one that exists')}`
      return text ? [{ file, line: lineOf(file, 'related'), text: `field related: ${text}` }] : []
    }),
  )
}

/** A document as the link check needs it: file, language, address, headings and links. */
export type LinkedDocument = {
  file: string
  locale: string
  path: string
  anchors: readonly string[]
  links: readonly LinkUse[]
  /** The day on which it is published, where it has one. */
  date?: string | undefined
}

type Places = {
  documents: readonly LinkedDocument[]
  /** Pages that are not compiled from Markdown, with their anchors. */
  pages: ReadonlyMap<string, readonly string[]>
  /** The day of the build, `YYYY-MM-DD`. */
  today: string
}

/**
 * Finds the links of all documents that lead to no page, article or heading of the site, or to an article that is not
 * published yet when the document with the link is.
 */
export function checkTargets({ documents, pages, today }: Places): Problem[] {
  const paths = new Set([...pages.keys(), ...documents.map(({ path }) => path)])
  const dates = new Map(documents.map(({ path, date = '' }) => [path, date]))
  const byAddress = new Map(documents.map(document => [`${document.locale} ${document.path}`, document]))

  function fault(from: LinkedDocument, href: string): string | undefined {
    const [address = '', anchor] = href.split('#')
    const path = address.split('?')[0] || from.path
    if (!paths.has(path)) {
      const kind = path.startsWith('/blog-post-') ? 'article' : 'page'
      return `no such ${kind}${didYouMean(path, paths, 'write the bare address of one that exists')}`
    }
    const date = dates.get(path) ?? ''
    if (date > today && date > (from.date ?? '')) {
      const also = from.date ? ', or give this article that day' : ''
      return `a draft until ${date}. Fix: take the link out until then${also}.`
    }
    if (!anchor) return undefined
    const target = byAddress.get(`${from.locale} ${path}`)
    const anchors = [...(target?.anchors ?? []), ...(pages.get(path) ?? [])]
    if (anchors.includes(anchor)) return undefined
    const place = target === from ? 'in this text' : target ? `in ${target.file}` : 'on that page'
    const fix = didYouMean(anchor, anchors, 'link to the page, or to one of its headings')
    return `no such heading ${place}${fix}`
  }

  return documents.flatMap(document =>
    document.links.flatMap(({ href, line }) => {
      const text = fault(document, href)
      return text ? [{ file: document.file, line, text: `link to ${href}: ${text}` }] : []
    }),
  )
}
