import { useLingui } from '@lingui/react/macro'
import { Section } from '../../components/ui/layout/Section.tsx'
import { VisuallyHidden } from '../../components/ui/layout/VisuallyHidden.tsx'
import { Wrap } from '../../components/ui/layout/Wrap.tsx'
import { useLocale } from '../../components/useLocale.ts'
import { testimonials } from '../../content/testimonials.ts'
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
