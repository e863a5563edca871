/** The number of single-letter edits (insert, delete, replace) between two words. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/**
 * The candidate closest to a mistyped word; undefined if none is close (within a third of its letters).
 * @example nearest('sumary', ['title', 'summary']) // 'summary'
 */
export function nearest<T extends string>(word: string, candidates: Iterable<T>): T | undefined {
  let best: T | undefined
  let bound = Math.max(2, Math.ceil(word.length / 3)) + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bound) continue
    const edits = distance(word.toLowerCase(), candidate.toLowerCase())
    if (edits < bound) [best, bound] = [candidate, edits]
  }
  return best
}

/**
 * The end of an error message: the closest candidate as a question, or else `otherwise` as the fix.
 * @example didYouMean('/blog-post-bffr', ['/blog-post-bfr']) // '; did you mean /blog-post-bfr?'
 */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise?: string): string {
  const found = nearest(word, candidates)
  if (found !== undefined) return `; did you mean ${found}?`
  return otherwise ? `; ${otherwise}` : ''
}
