import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { action } from '../../components/notices/Bar.css.ts'
import { Bar } from '../../components/notices/Bar.tsx'
import { noticeEdge } from '../../components/notices/noticeEdge.ts'
import { Icon } from '../../components/ui/icons/Icon.tsx'
import { useLocale } from '../../components/useLocale.ts'
import type { CacheStatus } from '../worker/messages.ts'
import { CachedDialog } from './CachedDialog.tsx'
import * as styles from './marks.css.ts'
import { acceptNewVersion } from './newVersion.ts'
import { type ConnectionChange, offlineState, setOfflineState, watchState } from './offlineState.ts'
import { askWorker } from './registerWorker.ts'
import { askToPersist, putOff, savesData } from './storage.ts'

/** Says that the article is available offline, or offers to make it so. */
function ArticleMark({ id, cached }: { id: string; cached: CacheStatus }) {
  const locale = useLocale()
  const [asked, setAsked] = useState<string>()
  const save = async () => {
    setAsked(id)
    await askToPersist()
    setOfflineState({ cached: await askWorker({ type: 'SAVE', locale, id }) })
    setAsked(undefined)
  }
  const isCached = cached.articles.some(article => article.id === id)
  // Articles that are about to be cached need no button.
  if (!isCached && !cached.older && !savesData()) return null
  return (
    <span className={styles.article} role="status">
      {isCached ? (
        <>
          <Icon name="check" size={12} />
          <Trans>Disponible hors ligne</Trans>
        </>
      ) : (
        <button type="button" className={styles.button} disabled={asked === id} onClick={save}>
          {asked === id ? <Trans>Enregistrement…</Trans> : <Trans>Garder hors ligne</Trans>}
        </button>
      )}
    </span>
  )
}

/** How long a change of connection is shown, in milliseconds; marked links show it as well. */
const shown = 10_000

/** Announces once that the connection is lost or restored. */
function Notice({ change, whole }: { change: ConnectionChange | undefined; whole: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (!change) return
    const timer = setTimeout(() => setOfflineState({ change: undefined }), shown)
    return () => clearTimeout(timer)
  }, [change])
  return (
    <Bar
      icon={change === 'lost' ? 'offline' : 'positive'}
      closing={t`Fermer`}
      onClose={() => setOfflineState({ change: undefined })}
      text={
        change === 'back' ? (
          <Trans>De nouveau en ligne.</Trans>
        ) : change && whole ? (
          <Trans>Connexion perdue : tout le site reste lisible, sur cet appareil.</Trans>
        ) : change ? (
          <Trans>Connexion perdue : les pages déjà lues restent lisibles.</Trans>
        ) : undefined
      }
    />
  )
}

/** Offers the new version. Visitors who dismiss it get it once all tabs of the site are closed. */
function NewVersion({ isReady }: { isReady: boolean }) {
  const { t } = useLingui()
  const later = () => {
    putOff.set(true)
    setOfflineState({ isReady: false })
  }
  return (
    <Bar
      icon="positive"
      text={isReady && <Trans>Une nouvelle version du site est prête.</Trans>}
      action={
        <button type="button" className={action} onClick={acceptNewVersion}>
          <Trans comment="button: take the new version of the site">Mettre à jour</Trans>
        </button>
      }
      closing={t`Plus tard`}
      onClose={later}
    />
  )
}

/** In the footer: whether the site is available offline; opens the list of cached articles. */
function FootMark({ isWhole }: { isWhole: boolean }) {
  return (
    <button
      type="button"
      className={styles.foot}
      aria-haspopup="dialog"
      onClick={() => setOfflineState({ isListOpen: true })}
    >
      {isWhole && <Icon name="check" size={12} />}
      {isWhole ? <Trans>Disponible hors ligne</Trans> : <Trans>Lecture hors ligne</Trans>}
    </button>
  )
}

/** Everything a page says about being offline, each in its place. */
export function Offline() {
  const { cached, isListOpen, change, places, isReady } = useSyncExternalStore(watchState, offlineState)
  const { article, foot } = places
  return (
    <>
      {createPortal(
        <>
          <Notice change={change} whole={cached?.whole ?? false} />
          <NewVersion isReady={isReady ?? false} />
        </>,
        noticeEdge(),
      )}
      {cached && article && createPortal(<ArticleMark id={article.id} cached={cached} />, article.place)}
      {cached && foot && createPortal(<FootMark isWhole={cached.whole} />, foot)}
      {cached && isListOpen && <CachedDialog cached={cached} />}
    </>
  )
}
