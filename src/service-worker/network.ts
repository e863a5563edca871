/** How long to wait for the network before responding from the cache, in milliseconds. */
const limit = 2000
/** How long not to wait for the network again after it was too slow, in milliseconds. */
const distrust = 30_000

let slowUntil = 0

/**
 * The network’s response; undefined on a timeout, without a connection, or on a server error. After a timeout the next
 * requests do not wait.
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
    // With navigation preload, Firefox resolves to an error response offline instead of rejecting.
    return first.type === 'error' || first.status >= 500 ? undefined : first
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
