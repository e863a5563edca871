import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Alarm, type AlarmName } from '../../ui/Alarm.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import * as styles from './Notice.css.ts'
import { type News, say } from './offlineState.ts'

/** How long the state of the connection is shown, in milliseconds; it can be seen by the marks of links as well. */
const shown = 10_000

/** Says once that the connection is lost, or back. */
export function Notice({ news, whole }: { news: News | undefined; whole: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => say({ news: undefined }), shown)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <Bar
      sign={news === 'lost' ? 'offline' : 'positive'}
      closing={t`Fermer`}
      onClose={() => say({ news: undefined })}
      text={
        news === 'back' ? (
          <Trans>De nouveau en ligne.</Trans>
        ) : news && whole ? (
          <Trans>Connexion perdue : tout le site reste lisible, sur cet appareil.</Trans>
        ) : news ? (
          <Trans>Connexion perdue : les pages déjà lues restent lisibles.</Trans>
        ) : undefined
      }
    />
  )
}

type BarProps = {
  sign: AlarmName
  /** Without a text there is only the region, so that a text that comes is read out. */
  text: ReactNode
  action?: ReactNode
  closing: string
  onClose: () => void
}

/** A line at the lower edge of the window. */
export function Bar({ sign, text, action, closing, onClose }: BarProps) {
  return (
    <div role="status">
      {text && (
        <div className={styles.notice}>
          <Alarm name={sign} />
          <p className={styles.text}>{text}</p>
          {action}
          <IconButton plain label={closing} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
