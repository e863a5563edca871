import { useEffect } from 'react'
import { type Command, commandOf } from './commands.ts'
import { useSteady } from './useSteady.ts'

/** Listens for the keys of the studio, and gives what carries out a command, also for buttons and the page. */
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
