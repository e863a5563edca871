import { useRouter } from '@tanstack/react-router'
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  memo,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { approached } from '../browser/approach.ts'
import { hydration } from '../browser/hydration.ts'
import * as styles from './parts.css.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
type Preloading = { preload: () => Promise<void> }

const untouched = { __html: '' }

const never = () => () => {}
const no = () => false
const yes = () => true
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
  return { preload, current: () => ready ?? Later }
}

/**
 * A part of a page that nothing ever changes, such as a scene, or a whole page. Its prerendered HTML is kept as it is
 * and its code is not even fetched, unless the visitor comes to it by navigation. The router can fetch it ahead.
 */
export function stillPart<Props extends object>(load: Load<Props>) {
  const { preload, current } = lazyPart(load)
  const StillPart = memo((props: Props) => {
    // Asked of React, not of the moment: a page whose hydration failed is rendered anew, and then nothing is kept.
    const hydrating = useSyncExternalStore(never, no, yes)
    const [kept] = useState(hydrating && hydration.keeping)
    if (kept) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave the HTML that is there
      return <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    }
    return <div className={styles.part}>{createElement(current(), props)}</div>
  }) as unknown as FunctionComponent<Props>
  const ahead: Preloading = {
    preload: async () => {
      if (!hydration.reading) await preload()
    },
  }
  return Object.assign(StillPart, ahead)
}

/**
 * A part of a page that comes to life when the visitor approaches it; until then it is readable HTML, and neither its
 * code nor its words (`areas`) are fetched.
 */
export function livePart<Props extends object>(id: string, areas: readonly string[], load: Load<Props>) {
  const { preload, current } = lazyPart(load)
  return memo((props: Props) => {
    const { context } = useRouter().options
    const [Kept] = useState(() => {
      if (!hydration.keeping) return
      return lazy(async () => {
        await approached(id)
        const [component] = await Promise.all([preload(), context.areas(...areas)])
        return { default: component }
      }) as unknown as ComponentType<Props>
    })
    const content = createElement(Kept ?? current(), props)
    // Only what waits needs a boundary of its own; a navigation waits for the whole page instead.
    const bounded = import.meta.env.SSR || Kept
    return (
      <div id={id} className={styles.part}>
        {bounded ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
    )
  }) as unknown as ComponentType<Props>
}

/** What a loader reads for HTML that is kept: nothing while the first page is prepared. */
export const whenFresh = async <Data,>(read: () => Promise<Data>): Promise<Data> =>
  hydration.reading ? (undefined as Data) : read()

/** The same for a head: the first page has one, and its words are not there. */
export const freshHead = async <Head extends object>(head: () => Promise<Head>): Promise<Partial<Head>> =>
  hydration.reading ? {} : head()
