import { useEffect } from 'react'
import { useSteady } from './useSteady.ts'

type Keys = { key: string; altKey?: boolean; control?: boolean; shiftKey?: boolean; says: string }

/** The keyboard shortcuts; they work everywhere, also inside the preview. `control` is ⌘ on a Mac. */
export const commands = {
  save: { key: 's', control: true, says: 'Save all edits' },
  accept: { key: 'Enter', control: true, says: 'Accept this text and go to the next that needs work' },
  next: { key: 'ArrowDown', altKey: true, says: 'Next entry' },
  previous: { key: 'ArrowUp', altKey: true, says: 'Previous entry' },
  edit: { key: 'F2', says: 'Edit the chosen entry' },
  nextPane: { key: 'F6', says: 'Go on: areas, entries, page, edit field' },
  previousPane: { key: 'F6', shiftKey: true, says: 'Go back: edit field, page, entries, areas' },
  search: { key: 'F', control: true, shiftKey: true, says: 'Search the entries' },
  pick: { key: 'F9', says: 'Pick texts on the page, or use the page' },
  width: { key: 'F8', says: 'Next page width' },
  help: { key: 'F1', says: 'Show these keys' },
} as const satisfies Record<string, Keys>

export type Command = keyof typeof commands

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The command of a key press, if any. */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): Command | undefined {
  const name = Object.entries<Keys>(commands).find(
    ([, keys]) =>
      keys.key.toLowerCase() === key.toLowerCase() &&
      Boolean(keys.altKey) === altKey &&
      Boolean(keys.control) === (ctrlKey || metaKey) &&
      Boolean(keys.shiftKey) === shiftKey,
  )?.[0]
  return name as Command | undefined
}

/**
 * A shortcut in readable form.
 * @example keysOf('search') // 'Ctrl Shift F'
 */
export function keysOf(command: Command): string {
  const { key, altKey, control, shiftKey }: Keys = commands[command]
  const names: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' }
  const label = names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
  return [control && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift', label].filter(Boolean).join(' ')
}

/** Listens for the shortcuts; returns the function that runs a command, for buttons and the preview. */
export function useCommands(carryOut: (command: Command) => void): (command: Command) => void {
  const steady = useSteady(carryOut)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event)
      if (!command) return
      event.preventDefault()
      steady(command)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [steady])
  return steady
}
