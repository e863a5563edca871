import { useLingui } from '@lingui/react/macro'
import { useLocale } from '../../components/useLocale.ts'
import { testimonials } from '../../content/testimonials.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../ui/layout/Wrap.tsx'
import { TestimonialCarousel } from './TestimonialCarousel.tsx'

/** The testimonials on the home page. */
export function Testimonials() {
  const { t } = useLingui()
  return (
    <Section>
      <Wrap>
        <VisuallyHidden as="h2" id="testimonials-title">{t`Témoignages de clients`}</VisuallyHidden>
        <TestimonialCarousel testimonials={testimonials(useLocale())} labelledBy="testimonials-title" />
      </Wrap>
    </Section>
  )
}
