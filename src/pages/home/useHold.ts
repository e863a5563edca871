import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Whether the pointer or the focus is on something that moves: it must then pause. */
export function useHold() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: hovered || focused,
    /** For visitors who restart the animation while still pointing at it. */
    release() {
      setHovered(false)
      setFocused(false)
    },
    handlers: {
      // Touch has no pointer that could leave later.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
