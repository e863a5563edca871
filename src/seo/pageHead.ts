/** What a page says about itself, in its own language. Titles are without the site's name; pictures are paths. */
export type PageHead = {
  title: string
  description: string
  /** The bare path that stands for this page where it is not the page's own. */
  canonical?: `/${string}`
  /** Not for search engines: coming soon, unknown address. */
  noindex?: boolean
  /** Without a picture of its own for where its link is shared: an unknown address. */
  pictureless?: boolean
  article?: { published: string; modified: string }
}

type Meta = { title?: string; name?: string; property?: string; content?: string }

/**
 * The head of a route, in the form the router keeps with its matches.
 * @example pageHead({ title: 'Paiements', description: '…' }).meta[0] // { title: 'Paiements' }
 */
export function pageHead(head: PageHead): { meta: Meta[]; links: { rel: string; href: string }[] } {
  const meta: Meta[] = [{ title: head.title }, { name: 'description', content: head.description }]
  if (head.noindex) meta.push({ name: 'robots', content: 'noindex' })
  if (head.pictureless) meta.push({ name: 'picture', content: 'none' })
  if (head.article) {
    meta.push(
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: head.article.published },
      { property: 'article:modified_time', content: head.article.modified },
    )
  }
  return { meta, links: head.canonical ? [{ rel: 'canonical', href: head.canonical }] : [] }
}
