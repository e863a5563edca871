/**
 * A function that loads once: an import takes a turn of its own each time, however long its module has been there, and
 * what waits in line goes first. What could not be loaded is tried again.
 */
export function remembered<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let coming: Promise<Loaded> | undefined
  return () => {
    coming ??= load().catch(error => {
      coming = undefined
      throw error
    })
    return coming
  }
}
