/** Runs a task for each item with limited concurrency. Resolves when all are done; rejects with the first error. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  run: (item: Item) => Promise<void>,
  lanes = 4,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const lane = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
