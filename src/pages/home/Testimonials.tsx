import { useLingui } from '@lingui/react/macro'
import { testimonials } from '../../content/testimonials.ts'
import { useLocale } from '../../site/useLocale.ts'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'

/** What clients say. */
export function Testimonials() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <VisuallyHidden>
          <h2 id="testimonials-title">{t`Témoignages de clients`}</h2>
        </VisuallyHidden>
        <TestimonialCarousel testimonials={testimonials(useLocale())} labelledBy="testimonials-title" />
      </Wrap>
    </Section>
  )
}
