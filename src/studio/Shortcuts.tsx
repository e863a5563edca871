import type { Ref } from 'react'
import { Button } from '../components/ui/Button.tsx'
import { type Command, commands, keysOf } from './commands.ts'
import * as styles from './Shortcuts.css.ts'

/** A dialog with the keyboard shortcuts. */
export function Shortcuts({ ref }: { ref: Ref<HTMLDialogElement> }) {
  return (
    <dialog ref={ref} className={styles.dialog} aria-label="Keys of the studio">
      <h2 className={styles.heading}>Keys</h2>
      <dl className={styles.keys}>
        {Object.entries(commands).map(([name, { says }]) => (
          <div key={name} className={styles.key}>
            <dt>
              <kbd>{keysOf(name as Command)}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div className={styles.key}>
          <dt>
            <kbd>↑ ↓ Home End</kbd>
          </dt>
          <dd>In a list: move; Enter chooses, and once more leads to the text</dd>
        </div>
        <div className={styles.key}>
          <dt>
            <kbd>↑ ↓ Enter</kbd>
          </dt>
          <dd>In the page, while texts are picked: from text to text; Enter takes one</dd>
        </div>
      </dl>
      <form method="dialog">
        <Button tone="secondary" size="small" type="submit">
          Close
        </Button>
      </form>
    </dialog>
  )
}
