import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { loadMessages } from '../../i18n/catalogs.ts'
import { outside } from '../../lib/dialog.ts'
import { isOnline, watchOnline } from '../../lib/online.ts'
import { reloadNow } from '../../lib/reload.ts'
import { wholeStylesheet } from '../../lib/stylesheet.ts'
import type { Kept } from '../../service-worker/messages.ts'
import { tellOnce, wasPutOff } from './dismissedNotices.ts'
import { markNetwork } from './markNetwork.ts'
import * as styles from './marks.css.ts'
import { Offline } from './Offline.tsx'
import { offlinePlaces } from './offlinePlaces.ts'
import { offlineState, say, watchState } from './offlineState.ts'
import { startWorker, visit } from './worker.ts'

/** Read out for links that need a connection. */
const needsNetwork = msg({
  message: `Demande une connexion`,
  comment: 'said of a link, while there is no connection',
})

/**
 * How long a change of connection has to last before it is announced, in milliseconds: on a train it comes and goes.
 */
const lasting = 1000

/**
 * Starts the worker, and shows on every page what it has cached: beside an article, in the footer, and in notices. A
 * React root of its own: the page's may not be hydrated yet.
 */
export async function openOffline(router: RegisteredRouter): Promise<void> {
  const { i18n, locale } = router.options.context
  const door = await startWorker({
    waiting: known => say({ waiting: !(known && wasPutOff()) }),
    onMessage: message => {
      if (message.type === 'RENEWED') reloadNow()
      else say({ kept: message.kept })
    },
  })
  await Promise.all([loadMessages(['offline']), wholeStylesheet()])
  createRoot(outside('offline')).render(
    <I18nProvider i18n={i18n}>
      <Offline door={door} />
    </I18nProvider>,
  )

  const look = () => say({ places: offlinePlaces() })
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
    look()
    if (pathChanged) door.tell({ type: 'READ', locale, path: router.state.location.pathname })
  })
  look()
  tell()
  door.tell(visit(locale))
  say({ kept: await door.ask<Kept>({ type: 'STATUS' }) })
}
