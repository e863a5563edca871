import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Kept } from '../../service-worker/messages.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import * as styles from './marks.css.ts'
import { say } from './offlineState.ts'
import { askToPersist } from './storage.ts'
import type { WorkerDoor } from './worker.ts'

type ArticleMarkProps = { id: string; kept: Kept; door: WorkerDoor }

/** Says that the article opens without a connection, or offers to keep it so. */
export function ArticleMark({ id, kept, door }: ArticleMarkProps) {
  const [asked, setAsked] = useState<string>()
  const keep = async () => {
    setAsked(id)
    await askToPersist()
    say({ kept: await door.ask<Kept>({ type: 'KEEP', id }) })
    setAsked(undefined)
  }
  // What is about to be kept anyway needs no button.
  if (kept.filling && asked !== id && !kept.ids.includes(id)) return null
  return (
    <span className={styles.article} role="status">
      {kept.ids.includes(id) ? (
        <>
          <Icon name="check" size={12} />
          <Trans>Disponible hors ligne</Trans>
        </>
      ) : (
        <button type="button" className={styles.button} disabled={asked === id} onClick={keep}>
          {asked === id ? <Trans>Enregistrement…</Trans> : <Trans>Garder hors ligne</Trans>}
        </button>
      )}
    </span>
  )
}
