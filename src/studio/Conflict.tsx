import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import * as styles from './Editor.css.ts'
import type { Entry, JudgedEntry } from './entries.ts'
import { VisibleSpaces } from './VisibleSpaces.tsx'

type ConflictProps = {
  entry: JudgedEntry
  onDiscard: (entry: Entry) => void
  onInsist: (entry: Entry) => void
}

/** The file was changed elsewhere since the edit began: both texts, and the choice between them. */
export function Conflict({ entry, onDiscard, onInsist }: ConflictProps) {
  return (
    <div className={styles.conflict}>
      <Alert role="alert" tone="critical" sign="critical" title="The file says something else meanwhile">
        <p>
          <VisibleSpaces text={entry.translation || '(nothing)'} />
        </p>
        <div className={styles.actions}>
          <Button tone="secondary" size="small" onClick={() => onInsist(entry)}>
            Keep mine
          </Button>
          <Button tone="secondary" size="small" onClick={() => onDiscard(entry)}>
            Take theirs
          </Button>
        </div>
      </Alert>
    </div>
  )
}
