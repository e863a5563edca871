/** So many things are under way at once: most of the time each waits for the disk. */
const atOnce = 12

/** What `run` makes of each item, in the order of the items; the next ones are begun meanwhile. */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = []
  for (const item of items) {
    const result = run(item)
    // Whoever waits for it is told; until then it is no unhandled one.
    result.catch(() => {})
    underWay.push(result)
    if (underWay.length >= atOnce) yield (await underWay.shift()) as Result
  }
  for (const result of underWay) yield await result
}

/** Does something with each item, several at once, and resolves when all is done. */
export async function forEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>()
  for await (const item of items) {
    const one = run(item).finally(() => underWay.delete(one))
    one.catch(() => {})
    underWay.add(one)
    if (underWay.size >= atOnce) await Promise.race(underWay)
  }
  await Promise.all(underWay)
}
