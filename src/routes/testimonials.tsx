import { createFileRoute } from '@tanstack/react-router'
import { loadTestimonials, testimonialsHead } from '../pages/testimonials/testimonialsHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/testimonials')({
  loader: ({ context }) => whenFresh(() => loadTestimonials(context)),
  head: ({ match }) => freshHead(() => testimonialsHead(match.context)),
  component: stillPart(() =>
    import('../pages/testimonials/TestimonialsPage.tsx').then(page => page.TestimonialsPage),
  ),
})
