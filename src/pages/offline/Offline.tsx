import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { action } from '../../components/notices/Bar.css.ts'
import { Bar } from '../../components/notices/Bar.tsx'
import { noticeEdge } from '../../components/notices/noticeEdge.ts'
import type { Kept } from '../../service-worker/messages.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { putOff } from './dismissedNotices.ts'
import { KeptDialog } from './KeptDialog.tsx'
import * as styles from './marks.css.ts'
import { type News, offlineState, say, watchState } from './offlineState.ts'
import { askToPersist } from './storage.ts'
import type { WorkerDoor } from './worker.ts'

type ArticleMarkProps = { id: string; kept: Kept; door: WorkerDoor }

/** Says that the article is available offline, or offers to make it so. */
function ArticleMark({ id, kept, door }: ArticleMarkProps) {
  const [asked, setAsked] = useState<string>()
  const keep = async () => {
    setAsked(id)
    await askToPersist()
    say({ kept: await door.ask<Kept>({ type: 'KEEP', id }) })
    setAsked(undefined)
  }
  // Articles that are cached by default need no button.
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

/** How long a change of connection is shown, in milliseconds; marked links show it as well. */
const shown = 10_000

/** Announces once that the connection is lost or restored. */
function Notice({ news, whole }: { news: News | undefined; whole: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (!news) return
    const timer = setTimeout(() => say({ news: undefined }), shown)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <Bar
      icon={news === 'lost' ? 'offline' : 'positive'}
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

/** Offers the new version. Visitors who dismiss it get it once all tabs of the site are closed. */
function NewVersion({ door, ready }: { door: WorkerDoor; ready: boolean }) {
  const { t } = useLingui()
  const later = () => {
    putOff()
    say({ waiting: false })
  }
  return (
    <Bar
      icon="positive"
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

/** In the footer: whether the site is available offline; opens the list of cached articles. */
function FootMark({ kept }: { kept: Kept }) {
  return (
    <button type="button" className={styles.foot} aria-haspopup="dialog" onClick={() => say({ list: true })}>
      {kept.whole && <Icon name="check" size={12} />}
      {kept.whole ? <Trans>Disponible hors ligne</Trans> : <Trans>Lecture hors ligne</Trans>}
    </button>
  )
}

/** Everything a page says about being offline, each in its place. */
export function Offline({ door }: { door: WorkerDoor }) {
  const { kept, list, news, places, waiting } = useSyncExternalStore(watchState, offlineState)
  const { article, foot } = places
  return (
    <>
      {createPortal(
        <>
          <Notice news={news} whole={kept?.whole ?? false} />
          <NewVersion door={door} ready={waiting ?? false} />
        </>,
        noticeEdge(),
      )}
      {kept &&
        article &&
        createPortal(<ArticleMark id={article.id} kept={kept} door={door} />, article.place)}
      {kept && foot && createPortal(<FootMark kept={kept} />, foot)}
      {kept && list && <KeptDialog kept={kept} door={door} />}
    </>
  )
}
