const waiting = new Map<string, Promise<unknown>>()

/** Runs tasks of the same name one after the other: two that read a file and write it would lose what one wrote. */
export function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const before = waiting.get(name) ?? Promise.resolve()
  const result = before.then(task, task)
  waiting.set(name, result)
  return result
}
