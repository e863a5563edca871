import { didYouMean } from '../nearest.ts'
import type { Problem } from '../problems.ts'

type Relating = { id: string; file: string; related: readonly string[] }

/** Finds related articles that do not exist, or are the article itself. `lineOf` finds the line of the field. */
export function checkRelations(
  articles: readonly Relating[],
  ids: ReadonlySet<string>,
  lineOf: (file: string, field: string) => number | undefined,
): Problem[] {
  return articles.flatMap(({ id, file, related }) =>
    related.flatMap(other => {
      const text =
        other === id
          ? `${other} is the article itself; take it out`
          : ids.has(other)
            ? undefined
            : `${other}: no such article${didYouMean(other, ids, 'write the id of one that exists')}`
      return text ? [{ file, line: lineOf(file, 'related'), text: `field related: ${text}` }] : []
    }),
  )
}
