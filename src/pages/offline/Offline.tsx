import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { noticeEdge } from '../../components/notices/noticeEdge.ts'
import type { Kept } from '../../service-worker/messages.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ArticleMark } from './ArticleMark.tsx'
import { KeptDialog } from './KeptDialog.tsx'
import * as styles from './marks.css.ts'
import { NewVersion } from './NewVersion.tsx'
import { Notice } from './Notice.tsx'
import { offlineState, say, watchState } from './offlineState.ts'
import type { WorkerDoor } from './worker.ts'

/** At the foot of every page: whether the site opens without a connection; it opens the list of what is kept. */
function FootMark({ kept }: { kept: Kept }) {
  return (
    <button type="button" className={styles.foot} aria-haspopup="dialog" onClick={() => say({ list: true })}>
      {kept.whole && <Icon name="check" size={12} />}
      {kept.whole ? <Trans>Disponible hors ligne</Trans> : <Trans>Lecture hors ligne</Trans>}
    </button>
  )
}

/** All that the page says of being offline, each in its place. */
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
