const takers = 'a[href], button, [tabindex]'

/** Which of the elements in another that take the focus has it: its index among them, -1 where none has. */
export const focusPlace = (within: Element): number =>
  [...within.querySelectorAll(takers)].indexOf(document.activeElement as Element)

/** Gives the focus to what stands at such a place, and moves nothing. */
export const focusAt = (within: Element, place: number): void =>
  within.querySelectorAll<HTMLElement>(takers)[place]?.focus({ preventScroll: true })
