import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/testimonials')(
  stillPage<undefined>({
    areas: ['testimonials'],
    load: () => import('../pages/testimonials/testimonials.ts').then(page => page.testimonials),
  }),
)
