/** A node of a syntax tree, as the bundler's parser gives it: places in the source, and what its type says. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Whether a value of a node is a node itself. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** All nodes of a syntax tree, each before what is in it. */
export function* within(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* within(value)
}
