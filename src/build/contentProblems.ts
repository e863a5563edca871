import type { Problem } from '../content/problems.ts'
import { buildContent } from './content.ts'

/**
 * The errors of a content build. Compared by name: Velite bundles its configuration, so the class is a different one.
 */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Error && 'problems' in error) return error.problems as readonly Problem[]
  const message = error instanceof Error ? error.message : String(error)
  const [, file = 'content', text = message] = /^(content\/[^:]+): ([\s\S]+)$/.exec(message) ?? []
  return [{ file, text }]
}

/** Compiles the content of a project and returns its problems. If there are any, the last compiled data stay. */
export const contentProblems = (root: string): Promise<readonly Problem[]> =>
  buildContent({ root }).then(() => [], problemsOf)
