import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/$')(
  stillPage<undefined>({
    areas: ['overview', 'scenes/pooling', 'soon'],
    load: () => import('../pages/overview/unknown.ts').then(page => page.unknown),
  }),
)
