import type { Problem, ProblemCode, Severity } from '../formats/types.ts'

/** Problems of one kind and severity, in the order of the file. */
export type ProblemGroup = { key: string; code: ProblemCode; severity: Severity; problems: Problem[] }

const order: Severity[] = ['file', 'transaction', 'warning']

/** The problems by kind: what refuses the file first, then what refuses a payment, then remarks. */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = Map.groupBy(problems, ({ code, severity }) => `${severity} ${code}`)
  return [...groups]
    .flatMap(([key, those]) => {
      const [first] = those
      return first ? [{ key, code: first.code, severity: first.severity, problems: those }] : []
    })
    .sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity))
}
