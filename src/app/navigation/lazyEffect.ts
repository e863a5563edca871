/**
 * Starts something whose code is loaded first, such as the turning of a row; without that code the page keeps
 * working as HTML. The returned function ends it, even before it has started.
 */
export function lazyEffect(begin: () => Promise<() => void>): () => void {
  let over = false
  let end = () => {}
  begin().then(
    stop => {
      if (over) stop()
      else end = stop
    },
    () => {},
  )
  return () => {
    over = true
    end()
  }
}
