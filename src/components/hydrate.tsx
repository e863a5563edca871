import { useRouter } from '@tanstack/react-router'
import * as React from 'react'
import { loadMessages } from '../i18n/catalogs.ts'
import { loadOn, type Occasion } from '../lib/occasions.ts'
import { wholeStylesheet } from '../lib/stylesheet.ts'
import * as styles from './hydrate.css.ts'

type HydrateOptions<Props> = {
  /** When the prerendered HTML comes to life; with `never` it stays as it is, and nothing is fetched for it. */
  when: Occasion | 'never'
  load: () => Promise<React.ComponentType<Props>>
  /** The message catalogs of its words, besides `site`. */
  messages?: readonly string[]
}

/** The prerendered page of a visit, which the client's entry keeps up to date: `isPending` until its routes are loaded. */
export const firstPage = { isPending: false, isShown: false, path: '' }

/** Tells React to leave the HTML that is there. */
const kept = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const isServer = import.meta.env.SSR
const serverLoads: (() => Promise<unknown>)[] = []

/** Loads the code of all parts, and of the parts within them, so that the server renders whole pages. */
export async function loadAllParts(): Promise<void> {
  for (let next = 0; next < serverLoads.length; next++) await serverLoads[next]?.()
}

const subscribe = () => () => {}
/** Whether this is mounted over HTML that was sent: React asks for the server's snapshot only then. */
const useIsHydrating = () =>
  React.useState(React.useSyncExternalStore(subscribe, () => false, () => !isServer))[0] // biome-ignore format: one line

const lazyOf = <Props,>(load: () => Promise<{ default: React.ComponentType<Props> }>) =>
  React.lazy(load) as unknown as React.ComponentType<Props>

/**
 * Makes a component whose prerendered HTML stays as it was sent until an occasion to hydrate it; only then are its code and
 * words fetched. Mounted without such HTML (after a step, or where hydration failed) it is a lazy component, which
 * `preload` fetches ahead, as the router asks of a route's component.
 */
export function hydrate<Props extends object>({ when, load, messages = [] }: HydrateOptions<Props>) {
  let ready: React.ComponentType<Props> | undefined
  const fetchPart = async () => {
    const needs = isServer ? [] : [loadMessages(['site', ...messages]), wholeStylesheet()]
    ready = (await Promise.all([load(), ...needs]))[0]
    return { default: ready }
  }
  if (isServer) serverLoads.push(fetchPart)
  const Lazy = lazyOf(fetchPart)
  const waits = when !== 'never'

  const Part = React.memo((props: Props) => {
    const router = useRouter()
    const isHydrating = useIsHydrating()
    const element = React.useRef<HTMLDivElement>(null)
    const [Waiting, setWaiting] = React.useState(() =>
      isHydrating && waits ? lazyOf(() => loadOn(when, element.current, fetchPart)) : undefined,
    )
    React.useEffect(() => {
      if (!Waiting) return
      // What still waits after a step says what was right on the page before: it is rendered anew.
      return router.subscribe('onRendered', ({ pathChanged }) => {
        if (pathChanged && element.current?.dataset.waiting !== undefined)
          React.startTransition(() => setWaiting(undefined))
      })
    }, [router, Waiting])
    const Content = React.useMemo(() => Waiting ?? ready ?? Lazy, [Waiting])
    const inBoundary = isServer ? waits : Waiting !== undefined
    // The same element as long as can be: React gives up HTML that waits when what is around it changes.
    const content = React.useMemo(() => {
      const inside = React.createElement(Content, props)
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
    // The HTML of the first page is there.
    if (!firstPage.isPending) await fetchPart()
  }
  return Object.assign(Part, { preload })
}
