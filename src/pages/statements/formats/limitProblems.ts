import type { Problem } from './types.ts'

/** How many problems of a file are kept; who has more needs another file. */
const limit = 500

/** As many problems as a reader can use, each with a short excerpt, and how many more there are. */
export function limitProblems(problems: Problem[]): Problem[] {
  // What was limited before says how many it left out.
  const before = problems.find(({ code }) => code === 'more')
  const list = problems.filter(({ code }) => code !== 'more')
  const kept = list
    .slice(0, limit)
    .map(problem => (problem.found ? { ...problem, found: problem.found.slice(0, 40) } : problem))
  const more = list.length - kept.length + Number(before?.found ?? 0)
  return more > 0 ? [...kept, { code: 'more', found: String(more) }] : kept
}
