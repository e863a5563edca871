/**
 * Begins something whose code is fetched first, such as the behaviour of a menu; without that code the page works on
 * as HTML. The function returned ends it, even before it has begun.
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
