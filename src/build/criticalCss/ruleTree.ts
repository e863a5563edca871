import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'

/** One declaration, with the names it depends on. */
export type Line = {
  property: string
  isCustom: boolean
  text: string
  /** The custom properties that its value uses. */
  properties: readonly string[]
  /** The words of its value, keyframe names among them. */
  animations: readonly string[]
}

/** A rule. Declarations that stand directly in a block, such as `@font-face`, form a rule without selectors. */
type RulePart = { kind: 'rule'; selectors?: readonly string[]; lines: readonly Line[] }

/** A block of rules, such as `@media`. */
type BlockPart = { kind: 'block'; open: string; parts: readonly Part[] }

/** A block that is kept or dropped as a whole: font faces, and keyframes by name. */
type WholePart = { kind: 'whole'; keyframes?: string; open: string; parts?: readonly Part[] }

/** A part of a stylesheet as plain data; pages select from it without copying. */
export type Part = RulePart | BlockPart | WholePart

function lineOf(declaration: Declaration): Line {
  const { prop: property, value } = declaration
  return {
    property,
    isCustom: property.startsWith('--'),
    text: declaration.toString(),
    properties: value.match(/--[\w-]+/g) ?? [],
    animations: /^animation(-name)?$/.test(property) ? (value.match(/[\w-]+/g) ?? []) : [],
  }
}

const linesOf = (nodes: readonly ChildNode[]) =>
  nodes.flatMap(node => (node.type === 'decl' ? lineOf(node) : []))

const ruleOf = ({ selectors, nodes }: Rule): RulePart => ({ kind: 'rule', selectors, lines: linesOf(nodes) })

function blockOf({ name, params, nodes, raws }: AtRule): Part {
  const open = `@${name}${raws.afterName ?? ''}${params}${raws.between ?? ''}`
  const isKeyframes = name.endsWith('keyframes')
  if (!nodes) return { kind: 'whole', open }
  if (isKeyframes) return { kind: 'whole', keyframes: params, open, parts: partsOf(nodes) }
  if (name === 'font-face' || name === 'page')
    return { kind: 'whole', open, parts: [{ kind: 'rule', lines: linesOf(nodes) }] }
  return { kind: 'block', open, parts: partsOf(nodes) }
}

const partsOf = (nodes: readonly ChildNode[]): Part[] =>
  nodes.flatMap(node => {
    if (node.type === 'rule') return ruleOf(node)
    return node.type === 'atrule' ? blockOf(node) : []
  })

/** Reads a stylesheet. */
export const ruleTree = (stylesheet: string): Part[] => partsOf(parse(stylesheet).nodes)
