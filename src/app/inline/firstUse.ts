import { isSearchShortcut } from '../../search/dialog/searchShortcut.ts'

/** What a visitor points at, touches or focuses in order to use it. */
const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"]'

/** Keys that scroll, while the focus is in no control: whoever presses them reads on. */
const scrolling = /^(Arrow|Page)|^(Home|End| )$/

// Not `pointerover`, which also comes where a page scrolls under a resting pointer.
const signs = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'] as const

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null

const isSign = (event: Event) =>
  event instanceof KeyboardEvent && !controlOf(event) ? !scrolling.test(event.key) : controlOf(event) !== null

/** Buttons that the browser serves itself: those of forms and of popovers. */
const native = `[type="submit"], ${'popover' in HTMLElement.prototype ? '[popovertarget]' : ':not(*)'}`

/** The control that an event needs the code for; links, forms and popovers work without. */
function waitingFor(event: Event): HTMLElement | null {
  const control = controlOf(event)
  if (event instanceof KeyboardEvent) {
    if (isSearchShortcut(event)) return document.querySelector<HTMLElement>('[data-search]')
    return control?.matches('[data-menu]') && /^(ArrowDown| )$/.test(event.key) ? control : null
  }
  if (event.type !== 'click' || !control) return null
  // The entry of a menu leads to its overview, and there to nothing new.
  const isNeeded = control.matches('[data-menu]')
    ? (control as HTMLAnchorElement).pathname === location.pathname
    : control.matches(`button:not(${native})`)
  return isNeeded ? control : null
}

/** A click or key that waits for its code, and what it does then. */
type Waiting = { control: HTMLElement; again: () => void }

/** Lets the code of a part say that it is there: what waited for it happens then, and nothing waits for it any more. */
export type EarlyUse = {
  /** From now on these controls are served. */
  serve: (isServed: (control: Element) => boolean) => void
  /** Looks again which controls are served. */
  look: () => void
  /** Forgets what waits, and lets nothing wait any more: the code does not come. */
  forget: () => void
}

/**
 * Calls `start` at the first sign that a visitor is going to use the page. Clicks and keys that need code which is not there
 * yet are kept, once a control, which is marked as busy; they happen when that code is there.
 */
export function watchFirstUse(start: () => void): EarlyUse {
  const served: ((control: Element) => boolean)[] = []
  let waiting: Waiting[] = []
  const over = new AbortController()

  const keep = (event: Event, control: HTMLElement) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (waiting.some(one => one.control === control)) return
    control.ariaBusy = 'true'
    const { target } = event
    const place = [...document.querySelectorAll(control.localName)].indexOf(control)
    // React may have rendered the part anew.
    const there = () =>
      control.isConnected ? control : document.querySelectorAll<HTMLElement>(control.localName)[place]
    waiting.push({
      control,
      again: () => {
        control.ariaBusy = null
        if (!(event instanceof KeyboardEvent)) return there()?.click()
        const at = (target as Node).isConnected ? target : there()
        at?.dispatchEvent(new KeyboardEvent(event.type, event))
      },
    })
  }
  const notice = (event: Event) => {
    if (!isSign(event)) return
    start()
    const control = waitingFor(event)
    if (control && !served.some(isServed => isServed(control))) keep(event, control)
  }
  for (const type of signs) addEventListener(type, notice, { capture: true, signal: over.signal })

  const look = () => {
    const ready = waiting.filter(({ control }) => served.some(isServed => isServed(control)))
    waiting = waiting.filter(one => !ready.includes(one))
    for (const { again } of ready) again()
  }
  return {
    serve: isServed => {
      served.push(isServed)
      look()
    },
    look,
    forget: () => {
      over.abort()
      for (const { control } of waiting) control.ariaBusy = null
      waiting = []
    },
  }
}
