import { useLoaderData } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { hydrate } from '../../app/hydration/hydrate.tsx'
import type { TeaserList } from '../../content/types.ts'
import { revealOnce } from './reveal.ts'
import { useMotion } from './useMotion.ts'

/** Animates its children when they scroll into view, unless motion is reduced. */
function Rising({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  useEffect(() => {
    if (motion && content.current) return revealOnce(content.current)
  }, [motion])
  return <div ref={content}>{children}</div>
}

/** The message catalogs of the page's words. */
export const homeMessages = [
  'home',
  ...['hero', 'position', 'batch', 'circuit', 'reconciliation'].map(scene => `illustrations/${scene}`),
]
const never = { when: 'never', messages: homeMessages } as const
const visible = { when: 'visible', messages: ['home'] } as const

const Hero = hydrate({ ...never, load: () => import('./Hero.tsx').then(part => part.Hero) })
const ClientStrip = hydrate({
  ...visible,
  load: () => import('./ClientStrip.tsx').then(part => part.ClientStrip),
})
const FeatureRows = hydrate({
  ...never,
  load: () => import('./FeatureRows.tsx').then(part => part.FeatureRows),
})
const ModuleGrid = hydrate({ ...never, load: () => import('./ModuleGrid.tsx').then(part => part.ModuleGrid) })
const World = hydrate({ ...visible, load: () => import('./World.tsx').then(part => part.World) })
const Testimonials = hydrate({
  ...visible,
  load: () => import('./Testimonials.tsx').then(part => part.Testimonials),
})
const Teasers = hydrate({ ...never, load: () => import('./Teasers.tsx').then(part => part.Teasers) })
const Closing = hydrate({
  ...never,
  load: () => import('../../components/section/ClosingBlock.tsx').then(part => part.ClosingBlock),
})
const parts = [Hero, ClientStrip, FeatureRows, ModuleGrid, World, Testimonials, Teasers, Closing]

function Home() {
  const { teasers } = useLoaderData({ strict: false }) as { teasers: TeaserList }
  return (
    <>
      <Hero />
      <Rising>
        <ClientStrip />
        <FeatureRows />
        <ModuleGrid />
        <World />
        <Testimonials />
        <Teasers articles={teasers} />
        <Closing />
      </Rising>
    </>
  )
}

/** The home page: interactive parts hydrate when they are near; all others stay HTML. */
export const HomePage = Object.assign(Home, {
  preload: async () => {
    await Promise.all(parts.map(part => part.preload()))
  },
})
