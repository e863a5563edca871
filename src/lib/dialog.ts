/** A place of its own at the end of the page, or of another such place, made when it is first asked for. */
export function outside(id: string, parent: HTMLElement = document.body): HTMLElement {
  const known = document.getElementById(id)
  if (known) return known
  const place = Object.assign(document.createElement('div'), { id })
  parent.append(place)
  return place
}

/**
 * Opens a dialog over the page, which then neither answers nor scrolls; a click beside it or on a link in it closes it.
 * The browser gives the focus back to where it was. Returns a function that takes it away.
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
  // Before any other hears of the click: a step may be there in the same moment, and behind a dialog nothing has the focus.
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
