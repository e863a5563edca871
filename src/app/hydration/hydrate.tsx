import { useRouter } from '@tanstack/react-router'
import * as React from 'react'
import { loadMessages } from '../../i18n/catalogs.ts'
import { restoreEntries } from './earlyEntries.ts'
import * as styles from './hydrate.css.ts'
import { loadNear, markLive } from './occasions.ts'
import { wholeStylesheet } from './stylesheet.ts'

type HydrateOptions<Props> = {
  /**
   * When React takes over the prerendered HTML: once it is near the window or used (`visible`). With `never` it stays
   * static, and no code is fetched for it.
   */
  when: 'visible' | 'never'
  load: () => Promise<React.ComponentType<Props>>
  /** The message catalogs it needs besides `site`. */
  messages?: readonly string[]
}

/**
 * The prerendered page that the visit began with. The client entry keeps it up to date: `isPending` until its routes
 * are loaded.
 */
export const firstPage = { isPending: false, isShown: false, path: '' }

/** Props that make React adopt the server's HTML unchanged. */
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

type RestoredProps = { part: React.RefObject<HTMLElement | null>; children: React.ReactNode }

/** Where React discarded the HTML, what was entered into it is carried over; then what waited for the part happens. */
function Restored({ part, children }: RestoredProps) {
  // After the effects of what is in it, which read the form as it was rendered.
  React.useEffect(() => {
    if (!part.current) return
    restoreEntries(part.current)
    markLive(part.current)
  }, [part])
  return children
}

const isServer = import.meta.env.SSR
const serverLoads: (() => Promise<unknown>)[] = []

/** Loads the code of all parts, and of the parts within them, so that the server renders whole pages. */
export async function loadAllParts(): Promise<void> {
  for (let next = 0; next < serverLoads.length; next++) await serverLoads[next]?.()
}

const subscribe = () => () => {}
/** Whether this component is hydrating HTML from the server: React reads the server snapshot only then. */
const useIsHydrating = () =>
  React.useState(React.useSyncExternalStore(subscribe, () => false, () => !isServer))[0] // biome-ignore format: one line

const lazyOf = <Props,>(load: () => Promise<{ default: React.ComponentType<Props> }>) =>
  React.lazy(load) as unknown as React.ComponentType<Props>

/**
 * Makes a component whose prerendered HTML stays as it is until it hydrates, if it does; its code and messages are
 * fetched only then. Without such HTML (after a navigation, or where hydration failed) it is a lazy component,
 * which `preload` fetches ahead like a route’s component.
 */
export function hydrate<Props extends object>({ when, load, messages = [] }: HydrateOptions<Props>) {
  let ready: React.ComponentType<Props> | undefined
  const fetchPart = async () => {
    const needs = isServer ? [] : [loadMessages(['site', ...messages]), wholeStylesheet()]
    ready = (await Promise.all([load(), ...needs]))[0]
    return { default: ready }
  }
  if (isServer) serverLoads.push(fetchPart)
  let opened: { location: object; Lazy: React.ComponentType<Props> } | undefined
  // React keeps the failure of a lazy component: each opening of a page has one of its own, and tries again.
  const lazyAt = (location: object) => {
    if (opened?.location !== location) opened = { location, Lazy: lazyOf(fetchPart) }
    return opened.Lazy
  }
  const waits = when !== 'never'

  const Part = React.memo((props: Props) => {
    const router = useRouter()
    const isHydrating = useIsHydrating()
    const element = React.useRef<HTMLDivElement>(null)
    const [Waiting, setWaiting] = React.useState(() =>
      isHydrating && waits ? lazyOf(() => loadNear(element.current, fetchPart)) : undefined,
    )
    React.useEffect(() => {
      if (!Waiting) return
      // After a navigation, a part that has not hydrated shows the state of the page before: render it anew.
      return router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && element.current?.dataset.waiting !== undefined)
          React.startTransition(() => setWaiting(undefined))
      })
    }, [router, Waiting])
    const Content = React.useMemo(() => Waiting ?? ready ?? lazyAt(router.latestLocation), [router, Waiting])
    const inBoundary = isServer ? waits : Waiting !== undefined
    // Keep the same element: React discards HTML that is not hydrated yet when its parent changes.
    const content = React.useMemo(() => {
      const inside = <Restored part={element}>{React.createElement(Content, props)}</Restored>
      return inBoundary ? <React.Suspense fallback={null}>{inside}</React.Suspense> : inside
    }, [Content, props, inBoundary])
    if (isHydrating && !waits) return <div className={styles.part} {...kept} />
    return (
      <div ref={element} className={styles.part} data-waiting={inBoundary ? '' : undefined}>
        {content}
      </div>
    )
  }) as unknown as React.FunctionComponent<Props>
  const preload = async () => {
    // The HTML of the first page is shown.
    if (!firstPage.isPending) await fetchPart()
  }
  return Object.assign(Part, { preload })
}
