type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controls = 'input, select, textarea'
const early = new Set<Control>()
/** The control with the focus, also after it was removed from the page. */
let focused: Control | undefined

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(controls)

/**
 * Remembers the fields of the prerendered page. Where something added to a form is not what React expects (a password
 * manager, a writing aid), React discards the HTML and renders it anew: `restoreEntries` then carries over what was entered.
 */
export function watchEarlyEntries(): void {
  for (const control of document.querySelectorAll<Control>(controls)) early.add(control)
  if (isControl(document.activeElement)) focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = isControl(target) && early.has(target) ? target : undefined
  })
  document.addEventListener('focusout', ({ target }) => {
    // A control that is removed loses the focus, too: it is gone from the page then.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = undefined
    })
  })
}

/** The field that was rendered in place of one that was discarded. */
function counterpart(part: Element, old: Control): Control | undefined {
  return [...part.querySelectorAll<Control>(controls)].find(
    control => control.type === old.type && control.id === old.id && control.name === old.name,
  )
}

/** Whether something was entered: the value differs from the one in the HTML. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(option => option.selected !== option.defaultSelected)
  if (control instanceof HTMLInputElement && control.files) return control.files.length > 0
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/** Sets a property past React, which would take it for its own change and ignore the event. */
function setPast(control: Control, name: 'value' | 'checked' | 'files', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value)
}

function carryOver(old: Control, control: Control): void {
  if (old instanceof HTMLInputElement && /^(checkbox|radio)$/.test(old.type)) {
    // React listens for clicks on these.
    if (control instanceof HTMLInputElement && control.checked !== old.checked) control.click()
    return
  }
  if (old instanceof HTMLInputElement && old.files) setPast(control, 'files', old.files)
  else setPast(control, 'value', old.value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Selects in a field what was selected in the one it replaces. */
function select(control: Control, old: Control): void {
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement) return
  try {
    control.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined)
  } catch {
    // Fields such as dates and addresses have no selection.
  }
}

/** Gives the fields of a part that React has rendered anew the entries, focus and selection of those that it discarded. */
export function restoreEntries(part: Element): void {
  for (const old of early) {
    if (old.isConnected) continue
    const control = counterpart(part, old)
    if (!control) continue
    early.delete(old)
    if (isChanged(old)) carryOver(old, control)
    if (old !== focused) continue
    focused = undefined
    if (document.activeElement !== document.body) continue
    control.focus({ preventScroll: true })
    // React sets the value of a controlled field once more, after the events.
    queueMicrotask(() => select(control, old))
  }
}
