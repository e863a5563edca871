import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { noticeEdge } from '../../components/notices/noticeEdge.ts'
import { ArticleMark } from './ArticleMark.tsx'
import { FootMark } from './FootMark.tsx'
import { KeptDialog } from './KeptDialog.tsx'
import { NewVersion } from './NewVersion.tsx'
import { Notice } from './Notice.tsx'
import { offlineState, watchState } from './offlineState.ts'
import type { WorkerDoor } from './worker.ts'

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
