/** Marks the frame of a picture that can't be loaded; the stylesheet draws what stands in for it. */
function fail(image: HTMLImageElement): void {
  const frame = image.closest<HTMLElement>('[data-picture]')
  if (frame) frame.dataset.failed = image.alt
}

/**
 * Watches all pictures of the page, prerendered ones too: one that fails gets a placeholder of the same size, and one
 * that loads later (another width, another color scheme) returns. Returns a function that ends it.
 */
export function watchPictures(): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  const onEvent = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    if (type === 'error') fail(target)
    else delete target.closest<HTMLElement>('[data-picture]')?.dataset.failed
  }
  document.addEventListener('error', onEvent, options)
  document.addEventListener('load', onEvent, options)
  // What failed before the scripts came looks complete and is empty; so does a lazy one: decoding tells them apart.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(image))
  }
  return () => controller.abort()
}
