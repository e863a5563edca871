import { Trans, useLingui } from '@lingui/react/macro'
import { action } from '../../components/notices/Bar.css.ts'
import { Bar } from '../../components/notices/Bar.tsx'
import { putOff } from './dismissedNotices.ts'
import { say } from './offlineState.ts'
import type { WorkerDoor } from './worker.ts'

/** Offers the new version. Who puts it off has it on coming back, once all tabs of the site were closed. */
export function NewVersion({ door, ready }: { door: WorkerDoor; ready: boolean }) {
  const { t } = useLingui()
  const later = () => {
    putOff()
    say({ waiting: false })
  }
  return (
    <Bar
      sign="positive"
      text={ready && <Trans>Une nouvelle version du site est prête.</Trans>}
      action={
        <button type="button" className={action} onClick={door.accept}>
          <Trans comment="button: take the new version of the site">Mettre à jour</Trans>
        </button>
      }
      closing={t`Plus tard`}
      onClose={later}
    />
  )
}
