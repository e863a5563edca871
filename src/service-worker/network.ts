/** How long an answer may take before what is kept stands in, in milliseconds. */
const limit = 2000
/** How long a connection that did not answer is not waited for again, in milliseconds. */
const distrust = 30_000

let slowUntil = 0

/**
 * The answer of the network; undefined where there is none in time, no connection, or the server has failed. A
 * connection that has just kept a visitor waiting is not waited for a second time.
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
