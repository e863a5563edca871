import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Bar } from '../../components/notices/Bar.tsx'
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
