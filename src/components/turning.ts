import { turnPage } from './pageTurn.ts'

/** How long the scrollbar stays after the last move, in milliseconds. */
const hideDelay = 600

/**
 * `data-turns` holds a row that scrolls sideways (`data-bar`) and buttons whose value says which way they turn it: 1 or
 * -1. The buttons can be used from now on, and the row's scrollbar shows while something moves, and not always. Returns a
 * function that ends it.
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
