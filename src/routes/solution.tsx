import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/solution')(
  stillPage<undefined>({
    areas: ['overview', 'scenes/pooling'],
    load: () => import('../pages/overview/overview.ts').then(page => page.overview),
  }),
)
