import { msg } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { wholeStylesheet } from '../../app/hydration/stylesheet.ts'
import { outside } from '../../components/dialog.ts'
import { I18nProvider } from '../../components/I18nProvider.tsx'
import { isOnline, watchOnline } from '../../components/online.ts'
import { loadMessages } from '../../i18n/catalogs.ts'
import type { Locale } from '../../i18n/locales.ts'
import { markNetwork } from './markNetwork.ts'
import * as styles from './marks.css.ts'
import { watchNewVersion } from './newVersion.ts'
import { Offline } from './Offline.tsx'
import { offlinePlaces } from './offlinePlaces.ts'
import { offlineState, setOfflineState, watchState } from './offlineState.ts'
import { askWorker, cacheFiles, registerWorker, watchCaching } from './registerWorker.ts'
import { toldOffline } from './storage.ts'

/** Read out for links that need a connection. */
const needsNetwork = msg({
  message: `Demande une connexion`,
  comment: 'said of a link, while there is no connection',
})

/**
 * How long a change of connection has to last before it is announced, in milliseconds: on a train it comes and goes.
 */
const lasting = 1000

let rendering: Promise<void> | undefined

/** Renders the notices, once. A React root of its own: the page's may not be hydrated yet. */
function renderNotices(router: RegisteredRouter): Promise<void> {
  rendering ??= Promise.all([loadMessages(['offline']), wholeStylesheet()]).then(() =>
    createRoot(outside('offline')).render(
      <I18nProvider i18n={router.options.context.i18n}>
        <Offline />
      </I18nProvider>,
    ),
  )
  return rendering
}

/** Offers the version that the server has. */
export async function offerNewVersion(router: RegisteredRouter): Promise<void> {
  setOfflineState({ isReady: true })
  await renderNotices(router)
}

/** The data file of an article or a list of articles, which the page at this path has read. */
function dataFile(path: string, locale: Locale): string | undefined {
  const [, article, topic = '', page = '/1'] =
    /^\/blog(?:-post-([^/]+)|(?:\/topic(\/[^/]+))?(\/\d+)?)$/.exec(path) ?? []
  if (article) return `/data/${locale}/articles/${encodeURIComponent(article)}.json`
  return path.startsWith('/blog') ? `/data/${locale}/blog${topic}${page}.json` : undefined
}

/** Shows on every page what the worker has cached: beside an article, in the footer, and in notices. */
export async function openOffline(router: RegisteredRouter): Promise<void> {
  const { i18n, locale } = router.options.context
  const refresh = async () => setOfflineState({ cached: await askWorker({ type: 'STATUS', locale }) })
  watchCaching(() => void refresh())
  watchNewVersion(await registerWorker(locale))
  await renderNotices(router)

  const look = () => setOfflineState({ places: offlinePlaces() })
  let changed: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    clearTimeout(changed)
    changed = setTimeout(() => {
      const isOffline = !isOnline()
      if (toldOffline.isSet() === isOffline) return
      toldOffline.set(isOffline)
      setOfflineState({ change: isOffline ? 'lost' : 'back' })
    }, lasting)
  }
  const mark = () =>
    markNetwork(!isOnline(), {
      text: i18n._(needsNetwork),
      name: styles.away,
      cached: offlineState().cached?.articles.map(({ id }) => id) ?? [],
    })
  watchOnline(tell)
  watchState(mark)
  watchOnline(mark)
  router.subscribe('onRendered', ({ pathChanged }) => {
    look()
    const file = pathChanged && dataFile(router.state.location.pathname, locale)
    if (file) void cacheFiles([file]).then(refresh)
  })
  look()
  tell()
  await refresh()
}
