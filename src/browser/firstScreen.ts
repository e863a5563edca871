/** The steps of a visitor from page to page; `toTop` is true while the last one leads to the top of a page. */
export const steps = { toTop: false }

/** Runs a task once what is in the document now has been painted. The function returned calls it off. */
export function oncePainted(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(task)
  }
  // A window that nobody sees paints nothing.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon)
  return () => {
    if (frame) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Resolves when the page is whole: at once, unless its first screen is shown alone for a moment (`data-rest`). */
export async function wholePage(): Promise<void> {
  while (document.querySelector('[data-rest]')) await new Promise<void>(oncePainted)
}
