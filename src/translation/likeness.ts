/** How often each pair of neighboring characters stands in a text. */
function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim()
  for (let at = 0; at + 1 < plain.length; at++) {
    const pair = plain.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/**
 * How alike two texts are, from 0 to 1: the share of neighboring characters that they have in common (Sørensen–Dice).
 * @example likeness('Lire le blog', 'Lire notre blog') > 0.6 // true
 */
export function likeness(one: string, other: string): number {
  const [first, second] = [pairs(one), pairs(other)]
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0)
  const all = size(first) + size(second)
  if (all === 0) return one.trim().toLowerCase() === other.trim().toLowerCase() ? 1 : 0
  let shared = 0
  for (const [pair, count] of first) shared += Math.min(count, second.get(pair) ?? 0)
  return (2 * shared) / all
}
