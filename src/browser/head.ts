import type { HeadTag } from '../seo/documentHead.ts'

/** Elements that a page gives new values when the visitor moves on to it; all others in the head are the site's. */
const owned =
  'meta[name="description"],meta[name="robots"],meta[name^="twitter:"],meta[property],link[rel="canonical"],link[rel="alternate"]'

/** What an element is of, which no page changes; its value is all the rest. */
const kinds = ['name', 'property', 'rel', 'hreflang', 'type'] as const

const kindOf = (tag: string, value: (attribute: string) => string | null | undefined) =>
  [tag, ...kinds.map(value)].join(' ')

/** What the head says of the page that is shown, in the form in which it can be given back. */
export const readHead = (): HeadTag[] => [
  { tag: 'title', attributes: {}, text: document.title },
  ...[...document.head.querySelectorAll(owned)].map(({ localName, attributes }) => ({
    tag: localName as HeadTag['tag'],
    attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  })),
]

/**
 * Brings the document's head up to date after a client-side navigation. What is of the same kind stays and is given its
 * new value: a link that is put in or taken out may have the browser read all style sheets again, and lay out the whole
 * page once more.
 */
export function applyHead(tags: readonly HeadTag[]): void {
  const before = [...document.head.querySelectorAll(owned)]
  for (const { tag, attributes, text } of tags) {
    if (tag === 'title') {
      document.title = text ?? ''
      continue
    }
    const kind = kindOf(tag, name => attributes[name])
    const same = before.findIndex(
      ({ localName, attributes }) => kind === kindOf(localName, name => attributes.getNamedItem(name)?.value),
    )
    const element = before.splice(same, same < 0 ? 0 : 1)[0] ?? document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (same < 0) document.head.append(element)
  }
  for (const element of before) element.remove()
}
