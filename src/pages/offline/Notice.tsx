import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { WorkerDoor } from '../../browser/worker.ts'
import { Alarm } from '../../ui/Alarm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import * as styles from './Notice.css.ts'
import { type News, say } from './offlineState.ts'

/** How long the state of the connection is shown, in milliseconds; it stands at the foot of the page as well. */
const shown = 10_000

type NoticeProps = { news: News | undefined; whole: boolean; door: WorkerDoor }

/** A line at the lower edge: the connection is lost or back, or a new version waits to be accepted. */
export function Notice({ news, whole, door }: NoticeProps) {
  const { t } = useLingui()
  const close = () => say({ news: undefined })
  useEffect(() => {
    if (!news || news === 'update') return
    const timer = setTimeout(() => say({ news: undefined }), shown)
    return () => clearTimeout(timer)
  }, [news])
  return (
    // The region is there before its words, so that they are read out.
    <div role="status">
      {news && (
        <div className={styles.notice}>
          <Alarm name={news === 'lost' ? 'offline' : 'positive'} />
          <p className={styles.text}>
            {news === 'back' ? (
              <Trans>De nouveau en ligne.</Trans>
            ) : news === 'update' ? (
              <Trans>Une nouvelle version du site est prête.</Trans>
            ) : whole ? (
              <Trans>Connexion perdue : tout le site reste lisible, sur cet appareil.</Trans>
            ) : (
              <Trans>Connexion perdue : les pages déjà lues restent lisibles.</Trans>
            )}
          </p>
          {news === 'update' && (
            <button type="button" className={styles.action} onClick={door.accept}>
              <Trans comment="button: take the new version of the site">Mettre à jour</Trans>
            </button>
          )}
          <IconButton plain label={news === 'update' ? t`Plus tard` : t`Fermer`} onClick={close}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
