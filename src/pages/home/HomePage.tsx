import { useEffect, useRef } from 'react'
import { revealOnce } from '../../browser/reveal.ts'
import type { ArticleSummary } from '../../content/types.ts'
import { ClosingBlock } from '../../site/ClosingBlock.tsx'
import { Section } from '../../ui/Section.tsx'
import { ClientStrip } from './ClientStrip.tsx'
import { FeatureRows } from './FeatureRows.tsx'
import { Hero } from './Hero.tsx'
import { ModuleGrid } from './ModuleGrid.tsx'
import { Teasers } from './Teasers.tsx'
import { Testimonials } from './Testimonials.tsx'
import { useMotion } from './useMotion.ts'
import { World } from './World.tsx'

/** The home page. */
export function HomePage({ teasers }: { teasers: ArticleSummary[] }) {
  const content = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  useEffect(() => {
    if (motion && content.current) return revealOnce(content.current)
  }, [motion])
  return (
    <div ref={content}>
      <Hero />
      <ClientStrip />
      <FeatureRows />
      <ModuleGrid />
      <World />
      <Testimonials />
      <Teasers articles={teasers} />
      <Section space="none">
        <ClosingBlock />
      </Section>
    </div>
  )
}
