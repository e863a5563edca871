import { oncePainted } from './painted.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'

/** The focusable elements of a container, in order, without those in closed `details`. */
const stops = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    element => !element.closest('details:not([open]) > :not(summary)'),
  )

/**
 * Makes an open panel modal: the focus moves to its first control and stays inside, and the page behind does not scroll
 * (`data-modal` on the root element). `close` is called on Escape and when a link inside is followed. Returns a
 * function that ends it.
 */
export function holdModal(panel: HTMLElement, close: (by: 'escape' | 'link') => void): () => void {
  const page = document.documentElement
  const controller = new AbortController()
  const { signal } = controller

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault()
      close('escape')
    }
    if (event.key !== 'Tab') return
    const reachable = stops(panel)
    const [first, last] = [reachable[0], reachable.at(-1)]
    const edge = event.shiftKey ? first : last
    const inside = panel.contains(document.activeElement)
    if (inside && document.activeElement !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }
  document.addEventListener('keydown', onKey, { signal })
  panel.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && close('link'),
    {
      signal,
    },
  )
  page.dataset.modal = ''
  // Wait for the paint: moving the focus forces a layout.
  const callOff = oncePainted(() => {
    if (!panel.contains(document.activeElement)) stops(panel)[0]?.focus()
  })
  return () => {
    callOff()
    controller.abort()
    delete page.dataset.modal
  }
}
