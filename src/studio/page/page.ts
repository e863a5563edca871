import { pageLocale } from '../../app/pageAddress.ts'
import { oncePainted } from '../../components/painted.ts'
import { brand } from '../../components/styles/tokens.ts'
import { splitLocale } from '../../i18n/paths.ts'
import { commandOf } from '../commands.ts'
import { isFrom, type ToPage, type ToStudio } from '../talk.ts'
import { showTexts } from './liveTexts.ts'
import { holderOf, type Place, placesIn, readMarkedTexts, rectsOf } from './markedTexts.ts'
import { outlineIn } from './outline.ts'
import { pickTexts } from './picking.ts'
import { isSeen, placementOf } from './placement.ts'

/** The button that opens the hidden container of a place, if there is one. */
function openerOf(place: Place): HTMLElement | undefined {
  for (let box: Element | null = holderOf(place); box; box = box.parentElement) {
    const name = box.id && CSS.escape(box.id)
    const opener =
      name &&
      document.querySelector<HTMLElement>(
        `[aria-controls~="${name}"][aria-expanded="false"], [popovertarget="${name}"]`,
      )
    if (opener) return opener
  }
  return undefined
}

/**
 * Scrolls one of these places into view and returns the visible ones. If all are hidden, opens the menu or panel that
 * contains one.
 */
async function reveal(places: readonly Place[]): Promise<Place[]> {
  if (!places.some(isSeen)) {
    for (const place of places) {
      const details = holderOf(place).closest('details')
      if (details) details.open = true
      openerOf(place)?.click()
      await new Promise(requestAnimationFrame)
      if (isSeen(place)) break
    }
  }
  const seen = places.filter(isSeen)
  const [first] = seen
  if (first && !isInWindow(first))
    holderOf(first).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return seen
}

/** Whether the start of a place is in the window, below the header. */
const isInWindow = (place: Place): boolean => {
  const [rect] = rectsOf(place)
  return rect !== undefined && rect.top > 80 && rect.bottom < innerHeight
}

/**
 * Keeps the focus in the editor: after a navigation the page focuses its heading, and an opened dialog itself, which is
 * right for visitors only. What the page takes without being used goes back to where it was.
 */
function giveBackFocus(): void {
  let isInUse = document.hasFocus()
  let last = parent.document.activeElement
  const gone = new AbortController()
  addEventListener('pagehide', () => gone.abort())
  parent.addEventListener(
    'focusin',
    ({ target }) => {
      isInUse = target === frameElement
      if (target instanceof parent.window.Element) last = target
    },
    { signal: gone.signal },
  )
  for (const type of ['pointerdown', 'keydown'] as const) {
    addEventListener(type, () => (isInUse = true), { capture: true, passive: true })
  }
  addEventListener(
    'focusin',
    () => {
      if (isInUse) return
      if (last instanceof parent.window.HTMLElement && last !== parent.document.body) last.focus()
      else parent.focus()
    },
    { capture: true },
  )
}

const tell = (message: ToStudio) => parent.postMessage(message, location.origin)

/** The selected entry. */
let shown: string | undefined
let soon = 0

const chosen = outlineIn(brand, 'solid')
const placesOf = (id: string) => placesIn(document.documentElement).filter(place => place.id === id)

async function show(id: string) {
  shown = id
  chosen.around(await reveal(placesOf(id)))
  tell({ type: 'placed', id, placement: placementOf(id) })
}

let surveyed = ''

function survey() {
  picking.draw()
  const ids = [...new Set(placesIn(document.documentElement).map(place => place.id))]
  const path = splitLocale(location.pathname).path
  const found = [path, ...ids].join()
  if (found !== surveyed) tell({ type: 'present', path, ids })
  surveyed = found
  if (!shown) return
  chosen.around(placesOf(shown).filter(isSeen))
  tell({ type: 'placed', id: shown, placement: placementOf(shown) })
}

const picking = pickTexts(id => tell({ type: 'picked', id }))

type Navigator = { navigate: (to: { href: string }) => Promise<void> }

/** Navigates as a link on the page would; before hydration, loads the page. */
function go(path: string) {
  const router = Reflect.get(window, '__TSR_ROUTER__') as Navigator | undefined
  if (router && 'ready' in document.documentElement.dataset) void router.navigate({ href: path })
  else location.assign(path)
}

async function hear(message: ToPage) {
  if (message.type === 'picking') picking.turn(message.on)
  else if (message.type === 'go') go(message.path)
  else if (message.type === 'show') await show(message.id)
  else {
    showTexts(message.texts)
    await new Promise<void>(oncePainted)
    tell({ type: 'rendered' })
  }
}

/** Turns a page of the site into the studio's preview. Outside the studio's frame it does nothing. */
function start() {
  readMarkedTexts(() => {
    clearTimeout(soon)
    soon = window.setTimeout(survey, 60)
  })
  if (parent === window) return
  giveBackFocus()
  addEventListener('message', event => {
    if (isFrom(event, parent)) void hear(event.data as ToPage)
  })
  addEventListener(
    'keydown',
    event => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell({ type: 'command', command })
    },
    { capture: true },
  )
  tell({ type: 'arrived', locale: pageLocale(), path: splitLocale(location.pathname).path })
}

start()
