import { useLoaderData } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ArticleSummary } from '../../content/types.ts'
import { BelowFold } from '../../site/BelowFold.tsx'
import * as styles from '../../site/parts.css.ts'
import { livePart, stillPart } from '../../site/parts.tsx'
import { useLeaving } from '../../site/useLeaving.ts'
import { AsLeft } from './AsLeft.tsx'
import { Rising } from './Rising.tsx'

const areas = ['home']
const clients = {
  id: 'part-clients',
  areas,
  load: () => import('./ClientStrip.tsx').then(part => part.ClientStrip),
}
const world = { id: 'part-world', areas, load: () => import('./World.tsx').then(part => part.World) }
const testimonials = {
  id: 'part-testimonials',
  areas,
  load: () => import('./Testimonials.tsx').then(part => part.Testimonials),
}

const Hero = stillPart(() => import('./Hero.tsx').then(part => part.Hero))
const ClientStrip = livePart(clients)
const FeatureRows = stillPart(() => import('./FeatureRows.tsx').then(part => part.FeatureRows))
const ModuleGrid = stillPart(() => import('./ModuleGrid.tsx').then(part => part.ModuleGrid))
const World = livePart(world)
const Testimonials = livePart(testimonials)
const Teasers = stillPart(() => import('./Teasers.tsx').then(part => part.Teasers))
const Closing = stillPart(() => import('../../site/ClosingBlock.tsx').then(part => part.ClosingBlock))

/** The home page: what moves or answers comes to life when it is approached, all else stays as it was sent or left. */
export function HomePage() {
  const data = useLoaderData({ strict: false }) as { teasers: ArticleSummary[] } | undefined
  const { before, holder } = useLeaving(true)
  // The nodes of before are taken all at once: a page that is left with the rest still to come is not kept.
  const Rest = before ? Fragment : BelowFold
  return (
    <div ref={holder} className={styles.part}>
      <AsLeft part="hero" before={before}>
        <Hero />
      </AsLeft>
      <Rest>
        <Rising>
          <AsLeft part="clients" before={before} live={clients}>
            <ClientStrip />
          </AsLeft>
          <AsLeft part="modules" before={before}>
            <FeatureRows />
            <ModuleGrid />
          </AsLeft>
          <AsLeft part="world" before={before} live={world}>
            <World />
          </AsLeft>
          <AsLeft part="testimonials" before={before} live={testimonials}>
            <Testimonials />
          </AsLeft>
          <AsLeft part="teasers" before={before}>
            <Teasers articles={data?.teasers ?? []} />
          </AsLeft>
          <AsLeft part="closing" before={before}>
            <Closing />
          </AsLeft>
        </Rising>
      </Rest>
    </div>
  )
}
