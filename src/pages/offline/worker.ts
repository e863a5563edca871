import { Workbox } from 'workbox-window'
import type { Locale } from '../../i18n/locales.ts'
import { trustedWorker } from '../../lib/trustedWorker.ts'
import type { FromWorker, ToWorker } from '../../service-worker/messages.ts'

const hour = 3_600_000
/** How often returning to a tab checks for a new version at most, in milliseconds. */
const pause = 60_000

type Answers = {
  /** A new version is installed and waits to be accepted; `known`: it was there before this page loaded. */
  waiting: (known: boolean) => void
  onMessage: (message: FromWorker) => void
}

export type WorkerDoor = {
  tell: (message: ToWorker) => void
  /** Sends a message to the worker; resolves to its reply. */
  ask: <Answer>(message: ToWorker) => Promise<Answer>
  /** Activates the waiting version in all tabs. */
  accept: () => void
}

/** Registers the worker and checks for new versions: when the visitor returns to the tab, and every hour. */
export async function startWorker({ waiting, onMessage }: Answers): Promise<WorkerDoor> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }) => onMessage(data))
  serviceWorker.startMessages()
  const workbox = new Workbox(trustedWorker('/sw.js'))
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) =>
    waiting(wasWaitingBeforeRegister ?? false),
  )
  await workbox.register({ immediate: true })

  let asked = Date.now()
  const look = () => {
    asked = Date.now()
    // Offline there is nothing to check.
    void workbox.update().catch(() => {})
  }
  setInterval(look, hour)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked > pause) look()
  })
  const send = async (message: ToWorker, ports: MessagePort[] = []) => {
    const { active } = await serviceWorker.ready
    active?.postMessage(message, ports)
  }
  return {
    tell: message => void send(message),
    ask: message =>
      new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        void send(message, [port2])
      }),
    accept: () => workbox.messageSkipWaiting(),
  }
}

/** What the worker needs to know of this visit: the language, whether to save data, and what the page has loaded. */
export function visit(locale: Locale): ToWorker {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|covers)\//.test(pathname))
    .map(({ pathname }) => pathname)
  return {
    type: 'VISIT',
    locale,
    saving: connection?.saveData ?? false,
    seen: [location.pathname, ...files],
  }
}
