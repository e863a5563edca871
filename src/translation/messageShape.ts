import { type IcuNode, parseIcu } from 'pofile-ts'

/** A choice in a message: by a number (`plural`, `selectordinal`) or by a keyword (`select`). */
export type Choice = { name: string; kind: 'plural' | 'selectordinal' | 'select'; cases: string[] }

/** The structure of a message, which a translation must share. */
export type MessageShape = {
  /** Names of values, once each. */
  placeholders: string[]
  /** Tags as written, once each: `<0>`, `<1/>`. */
  tags: string[]
  choices: Choice[]
  /** The text parts in order; U+FFFC replaces values and tags. */
  words: string[]
  /** The syntax error, if any. */
  fault?: string
}

const tag = /<(\/?)(\w+)(\/?)>/g

/** Why the tags of a text are not balanced; undefined if they are. */
function tagFault(text: string): string | undefined {
  const open: string[] = []
  for (const [whole, closing, name = '', empty] of text.matchAll(tag)) {
    if (empty) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return `${whole} closes nothing`
  }
  const [last] = open.slice(-1)
  return last === undefined ? undefined : `<${last}> is never closed`
}

/**
 * Parses a message in ICU syntax with numbered tags. Texts inside a choice are listed separately; their values are
 * listed together.
 * @example messageShape('{n, plural, one {# <0>banque</0>} other {# <0>banques</0>}}').tags // ['<0>']
 */
export function messageShape(message: string): MessageShape {
  // Tags are parsed here: the library takes self-closing tags for text, and unclosed ones for an error.
  const parsed = parseIcu(message, { ignoreTag: true })
  const shape: MessageShape = { placeholders: [], tags: [], choices: [], words: [] }
  if (!parsed.success) return { ...shape, fault: 'its braces cannot be read' }
  const names = new Set<string>()
  const tags = new Set<string>()

  const walk = (nodes: readonly IcuNode[]) => {
    let text = ''
    for (const node of nodes) {
      if (node.type === 'literal') text += node.value
      else text += '\ufffc'
      if (node.type === 'literal' || node.type === 'pound' || node.type === 'tag') continue
      names.add(node.value)
      if (node.type !== 'plural' && node.type !== 'select') continue
      const ordinal = node.type === 'plural' && node.pluralType === 'ordinal'
      const kind = ordinal ? 'selectordinal' : node.type
      shape.choices.push({ name: node.value, kind, cases: Object.keys(node.options) })
      for (const option of Object.values(node.options)) walk(option.value)
    }
    const fault = tagFault(text)
    if (fault) shape.fault ??= fault
    for (const [whole, closing] of text.matchAll(tag)) if (!closing) tags.add(whole)
    shape.words.push(text.replace(tag, '\ufffc'))
  }
  walk(parsed.ast)
  return { ...shape, placeholders: [...names].sort(), tags: [...tags].sort() }
}
