import { useLoaderData } from '@tanstack/react-router'
import type { ArticleSummary } from '../../content/types.ts'
import { BelowFold } from '../../site/BelowFold.tsx'
import { livePart, stillPart } from '../../site/parts.tsx'
import { Rising } from './Rising.tsx'

const words = ['home']

const Hero = stillPart(() => import('./Hero.tsx').then(part => part.Hero))
const ClientStrip = livePart({
  id: 'part-clients',
  areas: words,
  load: () => import('./ClientStrip.tsx').then(part => part.ClientStrip),
})
const FeatureRows = stillPart(() => import('./FeatureRows.tsx').then(part => part.FeatureRows))
const ModuleGrid = stillPart(() => import('./ModuleGrid.tsx').then(part => part.ModuleGrid))
const World = livePart({
  id: 'part-world',
  areas: words,
  load: () => import('./World.tsx').then(part => part.World),
})
const Testimonials = livePart({
  id: 'part-testimonials',
  areas: words,
  load: () => import('./Testimonials.tsx').then(part => part.Testimonials),
})
const Teasers = livePart({
  id: 'part-teasers',
  areas: words,
  load: () => import('./Teasers.tsx').then(part => part.Teasers),
})
const Closing = stillPart(() => import('../../site/ClosingBlock.tsx').then(part => part.ClosingBlock))

/** The home page: what moves or answers comes to life when it is approached, all else stays as it was sent. */
export function HomePage() {
  const { teasers } = useLoaderData({ strict: false }) as { teasers: ArticleSummary[] }
  return (
    <>
      <Hero />
      <BelowFold>
        <Rising>
          <ClientStrip />
          <FeatureRows />
          <ModuleGrid />
          <World />
          <Testimonials />
          <Teasers articles={teasers} />
          <Closing />
        </Rising>
      </BelowFold>
    </>
  )
}
