import { motionAllowed } from '../../components/motion.ts'

/** Lengths in pixels along the row: scroll position, distance between two items, visible width, total width. */
type Line = { offset: number; stride: number; view: number; total: number }

/**
 * The scroll position after turning a row by one view; past an end it continues at the other.
 * @example turnedTo({ offset: 0, stride: 300, view: 1176, total: 2376 }, 1) // 1200
 */
export function turnedTo({ offset, stride, view, total }: Line, step: 1 | -1): number {
  const last = total - view
  if (step === 1 ? offset >= last - 1 : offset <= 1) return step === 1 ? 0 : last
  const turn = Math.max(1, Math.round(view / stride)) * stride
  return Math.min(last, Math.max(0, offset + step * turn))
}

/** Scrolls a row of list items by one view, forward or back. */
export function turnPage(row: HTMLElement, step: 1 | -1): void {
  const [first, second] = row.querySelectorAll('li')
  if (!first || !second) return
  const { clientWidth: view, scrollWidth: total, scrollLeft } = row
  const stride = Math.abs(second.offsetLeft - first.offsetLeft)
  const to = turnedTo({ offset: Math.abs(scrollLeft), stride, view, total }, step)
  // Right to left, scroll positions count down from 0.
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  row.scrollTo({ left: sign * to, behavior: motionAllowed() ? 'smooth' : 'auto' })
}

/** How long the scrollbar stays visible after the last movement, in milliseconds. */
const hideDelay = 600

/**
 * Activates the buttons of a scrolling row: `data-turns` contains the row (`data-bar`) and buttons with the value 1 or
 * -1. The row's scrollbar is shown only while something moves. Returns a function that undoes it.
 */
export function offerTurns(place: HTMLElement): () => void {
  const row = place.querySelector<HTMLElement>('[data-bar]')
  if (!row) return () => {}
  const life = new AbortController()
  const { signal } = life
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    row.dataset.bar = ''
    clearTimeout(timer)
    timer = setTimeout(() => {
      row.dataset.bar = 'hidden'
    }, hideDelay)
  }
  const turn = ({ target }: Event) => {
    const step = Number((target as Element).closest('button')?.value)
    if (step === 1 || step === -1) turnPage(row, step)
  }
  place.addEventListener('click', turn, { signal })
  row.addEventListener('scroll', show, { signal })
  row.addEventListener('pointermove', show, { signal })
  place.dataset.turns = 'live'
  show()
  return () => {
    life.abort()
    clearTimeout(timer)
    row.dataset.bar = ''
    place.dataset.turns = ''
  }
}
