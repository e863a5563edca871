/** How long to wait for the network before the cache answers, in milliseconds. */
const limit = 2000
/** How long not to wait again for a connection that has just been too slow, in milliseconds. */
const distrust = 30_000

let slowUntil = 0

/**
 * The network’s response; undefined where there is none in time, no connection, or a server error. After a slow
 * response the next requests do not wait.
 */
export async function inTime(answer: Promise<Response>, patience = limit): Promise<Response | undefined> {
  const wait = Date.now() < slowUntil ? 0 : patience
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>(resolve => {
    timer = setTimeout(() => resolve('late'), wait)
  })
  try {
    const first = await Promise.race([answer, late])
    if (first === 'late') {
      slowUntil = Date.now() + distrust
      return undefined
    }
    slowUntil = 0
    // Where what was fetched ahead of the worker had no connection, Firefox resolves to an error rather than rejecting.
    return first.type === 'error' || first.status >= 500 ? undefined : first
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
