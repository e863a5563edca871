import { createRoot } from 'react-dom/client'
import { outside } from '../../browser/dialog.ts'
import { wholePage } from '../../browser/firstScreen.ts'
import { markNetwork } from '../../browser/needsNetwork.ts'
import { offlinePlaces } from '../../browser/offlinePlaces.ts'
import { isOnline, watchOnline } from '../../browser/online.ts'
import { reloadNow } from '../../browser/reload.ts'
import { tellOnce, wasPutOff } from '../../browser/told.ts'
import { startWorker, visit } from '../../browser/worker.ts'
import type { AppRouter } from '../../router.tsx'
import { Words } from '../../site/Words.tsx'
import type { Kept } from '../../worker/messages.ts'
import * as styles from './marks.css.ts'
import { needsNetwork } from './needsNetwork.ts'
import { Offline } from './Offline.tsx'
import { offlineState, say, watchState } from './offlineState.ts'

/** A change of the connection is told when it has lasted this long, in milliseconds: in a train it comes and goes. */
const lasting = 1000

/**
 * Starts the worker, and says on every page what it keeps: beside an article, at the foot, and in notices. It stands
 * beside the page's own tree, which may be HTML that nothing has touched.
 */
export async function openOffline(router: AppRouter): Promise<void> {
  const { areas, i18n, locale } = router.options.context
  const door = await startWorker({
    waiting: known => say({ waiting: !(known && wasPutOff()) }),
    told: message => {
      if (message.type === 'RENEWED') reloadNow()
      else say({ kept: message.kept })
    },
  })
  await areas('offline')
  createRoot(outside('offline')).render(
    <Words i18n={i18n}>
      <Offline door={door} />
    </Words>,
  )

  const look = async () => {
    await wholePage()
    say({ places: offlinePlaces() })
  }
  let changed: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(changed)
    changed = setTimeout(() => {
      const offline = !isOnline()
      if (tellOnce(offline)) say({ news: offline ? 'lost' : 'back' })
    }, lasting)
  }
  const mark = () =>
    markNetwork(!isOnline(), {
      text: i18n._(needsNetwork),
      name: styles.away,
      kept: offlineState().kept?.ids ?? [],
    })
  watchOnline(tell)
  watchState(mark)
  watchOnline(mark)
  router.subscribe('onRendered', ({ pathChanged }) => {
    void look()
    if (pathChanged) door.tell({ type: 'READ', locale, path: router.state.location.pathname })
  })
  await look()
  tell()
  door.tell(visit(locale))
  say({ kept: await door.ask<Kept>({ type: 'STATUS' }) })
}
