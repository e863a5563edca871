import type { Problem } from '../content/problems.ts'
import { buildContent } from './content.ts'

/** What an error of the content build says. Its class is another one: Velite bundles its configuration. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof Error && 'problems' in error) return error.problems as readonly Problem[]
  const message = error instanceof Error ? error.message : String(error)
  const [, file = 'content', text = message] = /^(content\/[^:]+): ([\s\S]+)$/.exec(message) ?? []
  return [{ file, text }]
}

/** Compiles the content of a project and returns its problems; if there are any, the data compiled before stay. */
export const contentProblems = (root: string): Promise<readonly Problem[]> =>
  buildContent({ root }).then(() => [], problemsOf)
