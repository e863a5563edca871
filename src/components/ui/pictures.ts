/** Marks the frame of a picture that failed to load; the stylesheet draws the placeholder. */
function fail(image: HTMLImageElement): void {
  const frame = image.closest<HTMLElement>('[data-picture]')
  if (frame) frame.dataset.failed = image.alt
}

/**
 * Watches all pictures of the page, prerendered ones too. A picture that fails is replaced by a placeholder of the same
 * size until another source loads (another width, another colour scheme). Returns a function that ends it.
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
  // A failed picture looks complete but empty; so does a lazy one that has not loaded. Decoding tells them apart.
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) image.decode().catch(() => fail(image))
  }
  return () => controller.abort()
}
