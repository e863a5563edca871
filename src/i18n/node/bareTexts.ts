import { parseSync } from 'rolldown/utils'

type Node = { type: string; start: number; [field: string]: unknown }

/** A text in the code that is not in a catalog; `line` counts from 1. */
export type BareText = { line: number; text: string }

/** Attributes with text for readers or screen readers. */
const spoken = /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder)$/
/** Lingui's macros. */
const macros = /^(?:Trans|Plural|Select|SelectOrdinal)$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap(value => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

const nameOf = (value: unknown) => (isNode(value) && typeof value.name === 'string' ? value.name : '')

/** The string values an expression may have. */
function literals(node: unknown): { node: Node; text: string }[] {
  if (!isNode(node)) return []
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) {
    return [{ node, text: String(node.value) }]
  }
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => ({ node, text: value.cooked }))
  }
  if (node.type === 'JSXExpressionContainer') return literals(node.expression)
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(literals)
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(literals)
  return []
}

/** Whether an element has `translate="no"`. */
const isMeantAsIs = (opening: Node) =>
  (opening.attributes as Node[]).some(
    ({ name, value }) => nameOf(name) === 'translate' && isNode(value) && value.value === 'no',
  )

function* bareIn(node: Node): Generator<{ node: Node; text: string }> {
  if (node.type === 'JSXElement') {
    const opening = node.openingElement as Node
    if (macros.test(nameOf(opening.name)) || isMeantAsIs(opening)) return
    for (const attribute of opening.attributes as Node[]) {
      if (spoken.test(nameOf(attribute.name))) yield* literals(attribute.value)
    }
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children as Node[]) yield* literals(child)
  }
  for (const child of childrenOf(node)) yield* bareIn(child)
}

/**
 * Finds visible or spoken text outside Lingui's macros: text between tags, and attributes such as `aria-label` and
 * `alt`. Elements with `translate="no"` are exempt.
 * @example bareTexts('a.tsx', 'const a = <p title="Titre">{1}</p>') // [{ line: 1, text: 'Titre' }]
 */
export function bareTexts(file: string, code: string): BareText[] {
  const { program } = parseSync(file, code, { lang: 'tsx' })
  return [...bareIn(program as unknown as Node)]
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .map(({ node, text }) => ({
      line: code.slice(0, node.start + code.slice(node.start).search(/\S/)).split('\n').length,
      text: text.replace(/\s+/g, ' ').trim(),
    }))
}
