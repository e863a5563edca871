import { type AnyRouter, useRouter } from '@tanstack/react-router'
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  memo,
  type RefCallback,
  Suspense,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { approached, touched } from '../browser/approach.ts'
import { hydration } from '../browser/hydration.ts'
import { isLeft } from '../browser/leftPages.ts'
import { whenIdle } from '../browser/stylesheet.ts'
import { PageDataContext } from './pageData.ts'
import * as styles from './parts.css.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
type Preloading = { preload: () => Promise<void> }

type Holder = RefCallback<HTMLElement>
/** What a part does with the element that holds it, and whether it finds its HTML again there. */
type UseHolder = () => { holder?: Holder; before?: Element | undefined }

const useNoHolder: UseHolder = () => ({})

const untouched = { __html: '' }

const never = () => () => {}
const no = () => false
const isSent = () => Boolean(hydration.first)

/**
 * Whether this is mounted over HTML that was sent. Asked of React, not of the moment: a page whose hydration failed is
 * rendered anew, and then nothing is kept; and the first page may be left, or a place in it gone to, while it comes to life.
 */
const useHydrating = () => useSyncExternalStore(never, no, isSent)

/** Resolves when the visitor has left the first page: the next one shows before anything else is done. */
const navigated = (router: AnyRouter) =>
  new Promise<void>(resolve => {
    const end = router.subscribe('onRendered', ({ pathChanged }) => {
      if (!pathChanged) return
      end()
      whenIdle(resolve)
    })
  })

const preloads: (() => Promise<unknown>)[] = []

/** Waits, on the server, for the code of all parts, and of the parts within them, so that they render whole. */
export async function preloadParts(): Promise<void> {
  for (let next = 0; next < preloads.length; next++) await preloads[next]?.()
}

function lazyPart<Props>(load: Load<Props>) {
  let ready: ComponentType<Props> | undefined
  const preload = async () => {
    ready ??= await load()
    return ready
  }
  if (import.meta.env.SSR) preloads.push(preload)
  const Later = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>
  const Mended = lazy(async () => {
    await hydration.mend()
    return { default: await preload() }
  }) as unknown as ComponentType<Props>
  return { preload, current: () => ready ?? Later, Mended }
}

/** Whether a part that takes no HTML over is rendered because the page's hydration failed: its data are not there yet. */
const isMended = () => hydration.keeping || hydration.mending !== undefined

/**
 * A part of a page that nothing ever changes, such as a scene, or a whole page. Its prerendered HTML is kept as it is
 * and its code is not even fetched, unless the visitor comes to it by navigation. The router can fetch it ahead.
 */
export function stillPart<Props extends object>(load: Load<Props>, useHolder = useNoHolder) {
  const { preload, current, Mended } = lazyPart(load)
  const StillPart = memo((props: Props) => {
    const { holder, before } = useHolder()
    const hydrating = useHydrating()
    const [kept] = useState(hydrating)
    const { ahead } = useContext(PageDataContext)
    const [mended] = useState(() => !ahead && isMended())
    const shown = kept
      ? // It tells React to leave the HTML that is there.
        { suppressHydrationWarning: true, dangerouslySetInnerHTML: untouched }
      : { children: before ? null : createElement(mended ? Mended : current(), props) }
    return <div ref={holder} className={styles.part} {...shown} />
  }) as unknown as FunctionComponent<Props>
  const ahead: Preloading = {
    preload: async () => {
      if (!hydration.reading) await preload()
    },
  }
  return Object.assign(StillPart, ahead)
}

type LivePart<Props> = {
  /** The id of the element that holds it. */
  id: string
  /** The words it needs besides the frame's. */
  areas?: readonly string[]
  load: Load<Props>
  /** What wakes it: coming near the window, or the visitor's touch and the first navigation, which changes it. */
  wakes?: 'near' | 'touched'
}

/**
 * A part of a page that comes to life when the visitor comes to it; until then it is readable HTML, and neither its
 * code nor its words are fetched. What could not be fetched is tried again at the next touch.
 */
export function livePart<Props extends object>({ id, areas = [], load, wakes = 'near' }: LivePart<Props>) {
  const { preload, current } = lazyPart(load)
  return memo((props: Props) => {
    const router = useRouter()
    const hydrating = useHydrating()
    const [Awaited] = useState(() => {
      if (!hydrating && !isMended()) return
      const { areas: words } = router.options.context
      const begin = async () => {
        if (!hydrating) await hydration.mend()
        return { default: (await Promise.all([preload(), words(...areas)]))[0] }
      }
      const wake = async () => {
        await (wakes === 'near' ? approached(id) : Promise.race([touched(id), navigated(router)]))
        for (;;) {
          try {
            return await begin()
          } catch {
            await touched(id)
          }
        }
      }
      return lazy(hydrating ? wake : begin) as unknown as ComponentType<Props>
    })
    // The same element as long as it may be: any other makes React give up HTML that waits to be hydrated.
    return useMemo(() => {
      const content = createElement(Awaited ?? current(), props)
      // Only what waits needs a boundary of its own; a navigation waits for the whole page instead.
      const bounded = import.meta.env.SSR || Awaited
      return (
        <div id={id} className={styles.part}>
          {bounded ? <Suspense fallback={null}>{content}</Suspense> : content}
        </div>
      )
    }, [Awaited, props])
  }) as unknown as ComponentType<Props>
}

/** Whether nothing need be fetched for the page at a bare path: its HTML is there, as it was sent or left, and so is its head. */
export const isKept = (path: string): boolean =>
  hydration.reading || (path === hydration.first && isLeft(path))

/** What a loader reads for a page, unless that is kept. */
export const whenFresh = async <Data,>(path: string, read: () => Promise<Data>): Promise<Data> =>
  isKept(path) ? (undefined as Data) : read()

/** The same for a head. */
export const freshHead = async <Head extends object>(
  path: string,
  head: () => Promise<Head>,
): Promise<Partial<Head>> => (isKept(path) ? {} : head())
