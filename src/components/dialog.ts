/** Returns a container at the end of the page or of another element; creates it on first use. */
export function outside(id: string, parent: HTMLElement = document.body): HTMLElement {
  const known = document.getElementById(id)
  if (known) return known
  const place = Object.assign(document.createElement('div'), { id })
  parent.append(place)
  return place
}

/**
 * Opens a modal dialog; the page behind neither responds nor scrolls. A click outside it, or on a link in it, closes
 * it. The browser restores the focus. Returns a function that removes it.
 */
export function openDialog(dialog: HTMLDialogElement): () => void {
  const page = document.documentElement
  const controller = new AbortController()
  const { signal } = controller
  const end = () => {
    controller.abort()
    delete page.dataset.modal
  }
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal })
  // In the capture phase: the click may also navigate, and the focus cannot move while the dialog is open.
  const leave = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a')
    if (link && dialog.contains(link)) dialog.close()
  }
  addEventListener('click', leave, { capture: true, signal })
  dialog.addEventListener('close', end, { signal })
  dialog.showModal()
  page.dataset.modal = ''
  return () => {
    dialog.close()
    end()
  }
}
