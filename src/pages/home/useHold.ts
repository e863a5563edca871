import { type FocusEvent, type PointerEvent, useState } from 'react'

/** Tells when the pointer rests on something that moves or the focus is in it: then it must stand still. */
export function useHold() {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: hovered || focused,
    /** For someone who asks for movement while still pointing at it. */
    release() {
      setHovered(false)
      setFocused(false)
    },
    handlers: {
      // A finger leaves no pointer behind that could go away again.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
