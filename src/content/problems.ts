/** A fault in the content: `file` is relative to the project, `line` counts from 1, `text` says what and how to fix it. */
export type Problem = { file: string; line?: number | undefined; text: string }

/**
 * One line for people and editors.
 * @example formatProblem({ file: 'content/metrics.yml', line: 3, text: 'field value: missing' })
 * // 'content/metrics.yml:3: field value: missing'
 */
export const formatProblem = ({ file, line, text }: Problem): string =>
  line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`

const byPlace = (a: Problem, b: Problem) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0)

/** Problems in the order of files and lines. */
export const inOrder = (problems: readonly Problem[]): Problem[] => [...problems].sort(byPlace)

/** All faults of one build, in the order of files and lines; its message is what the terminal shows. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const sorted = inOrder(problems)
    const count = `${sorted.length} ${sorted.length === 1 ? 'problem' : 'problems'} in the content`
    super([...sorted.map(formatProblem), count].join('\n'))
    this.problems = sorted
  }
}
