import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react'
import { approached } from '../browser/approach.ts'
import { hydration } from '../browser/hydration.ts'
import * as styles from './parts.css.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const untouched = { __html: '' }
const preloads: (() => Promise<unknown>)[] = []

/** On the server: waits for the code of all parts that are known so far, so that they render whole. */
export const preloadParts = () => Promise.all(preloads.map(preload => preload()))

function lazyPart<Props>(load: Load<Props>) {
  let ready: ComponentType<Props> | undefined
  const preload = async () => {
    ready ??= await load()
    return ready
  }
  if (import.meta.env.SSR) preloads.push(preload)
  // A page that is opened by navigation renders all of itself: fetch its parts along with it.
  else if (!hydration.active) void preload().catch(() => {})

  const Later = lazy(async () => ({ default: await preload() })) as unknown as ComponentType<Props>
  return { preload, current: () => ready ?? Later }
}

/**
 * A part of a page that nothing ever changes, such as a scene. Its prerendered HTML is kept as it is and its code is not
 * even fetched, unless the visitor comes to the page by navigation.
 */
export function stillPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { current } = lazyPart(load)
  return memo(function StillPart(props: Props) {
    const [kept] = useState(() => hydration.active)
    if (kept) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave the HTML that is there
      return <div className={styles.part} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
    }
    return <div className={styles.part}>{createElement(current(), props)}</div>
  }) as unknown as ComponentType<Props>
}

/** A part of a page that comes to life when the visitor approaches it; until then it is readable HTML. */
export function livePart<Props extends object>(id: string, load: Load<Props>): ComponentType<Props> {
  const { preload, current } = lazyPart(load)
  const Approached = lazy(async () => {
    await approached(id)
    return { default: await preload() }
  }) as unknown as ComponentType<Props>

  return memo(function LivePart(props: Props) {
    const [kept] = useState(() => hydration.active)
    const content = createElement(kept ? Approached : current(), props)
    // Only what waits needs a boundary of its own; a navigation waits for the whole page instead.
    const bounded = import.meta.env.SSR || kept
    return (
      <div id={id} className={styles.part}>
        {bounded ? <Suspense fallback={null}>{content}</Suspense> : content}
      </div>
    )
  }) as unknown as ComponentType<Props>
}
