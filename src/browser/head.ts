import type { HeadTag } from '../seo/documentHead.ts'

/** Elements that a page replaces when the visitor moves on to it; all others in the head are the site's. */
const owned =
  'meta[name="description"],meta[name="robots"],meta[property],link[rel="canonical"],link[rel="alternate"][hreflang]'

/** Brings the document's head up to date after a client-side navigation. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const element of document.head.querySelectorAll(owned)) element.remove()
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? ''
      continue
    }
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
