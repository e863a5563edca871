import { isMarked, readMarks, type Span } from '../marks.ts'

/** A place on the page where an entry appears: a range of text, or an attribute of an element. */
export type Place = { id: string } & (
  | { node: Text; start: number; end: number }
  | { element: Element; attribute: string }
)

const texts = new WeakMap<Node, Span[]>()
const attributes = new WeakMap<Element, Map<string, Span[]>>()

function readText(node: Text) {
  if (!isMarked(node.data)) return void texts.delete(node)
  const { text, spans } = readMarks(node.data)
  texts.set(node, spans)
  node.data = text
}

function readAttribute(element: Element, name: string) {
  const value = element.getAttribute(name)
  const known = attributes.get(element)
  if (value === null || !isMarked(value)) return void known?.delete(name)
  const { text, spans } = readMarks(value)
  attributes.set(element, (known ?? new Map()).set(name, spans))
  element.setAttribute(name, text)
}

function readTree(root: Node) {
  if (root instanceof Text) return readText(root)
  if (!(root instanceof Element)) return
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) readAttribute(element, name)
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) readText(walker.currentNode as Text)
}

function read(records: readonly MutationRecord[]) {
  for (const { type, target, addedNodes, attributeName } of records) {
    if (type === 'characterData') readText(target as Text)
    else if (type === 'attributes' && attributeName) readAttribute(target as Element, attributeName)
    else addedNodes.forEach(readTree)
  }
}

/**
 * Takes the marks out of the page before it is painted, so that it measures as it does for visitors, and remembers
 * where they stood. React does not notice: it compares what it renders with what it rendered, not with the page.
 */
export function readMarkedTexts(onChange: () => void): void {
  const observer = new MutationObserver(records => {
    read(records)
    // Ignore our own changes.
    observer.takeRecords()
    onChange()
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  readTree(document.documentElement)
  observer.takeRecords()
}

const inText = (node: Text): Place[] => (texts.get(node) ?? []).map(span => ({ node, ...span }))

const inAttributes = (element: Element): Place[] =>
  [...(attributes.get(element) ?? [])].flatMap(([attribute, spans]) =>
    spans.map(({ id }) => ({ id, element, attribute })),
  )

/** Every place of entries below a node, in document order. */
export function placesIn(root: Node): Place[] {
  const places: Place[] = root instanceof Element ? inAttributes(root) : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    places.push(...(node instanceof Text ? inText(node) : inAttributes(node as Element)))
  }
  return places
}

/** The element that contains a place. */
export const holderOf = (place: Place): Element =>
  'element' in place ? place.element : (place.node.parentElement ?? document.body)

/** The rectangles of a place in the window, one per line; an attribute has those of its element. */
export function rectsOf(place: Place): DOMRect[] {
  if ('element' in place) return [place.element.getBoundingClientRect()]
  const range = document.createRange()
  range.setStart(place.node, Math.min(place.start, place.node.length))
  range.setEnd(place.node, Math.min(place.end, place.node.length))
  return [...range.getClientRects()]
}
