import { type RefObject, useEffect, useState } from 'react'

/**
 * The tab stop of a region that must be reachable by keyboard while it scrolls (`needed`). It stays until the focus has
 * left it: an element that cannot be focused any more loses the focus.
 */
export function useTabStop(region: RefObject<HTMLElement | null>, needed: boolean) {
  const [stays, setStays] = useState(needed)
  useEffect(() => setStays(needed || document.activeElement === region.current), [region, needed])
  return { tabIndex: needed || stays ? 0 : undefined, onBlur: () => setStays(needed) }
}
