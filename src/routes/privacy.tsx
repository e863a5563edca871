import { createFileRoute } from '@tanstack/react-router'
import type { LegalData } from '../content/types.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/privacy')(
  stillPage<LegalData>({
    areas: ['legal'],
    read: ({ read }) => read('legal/privacy'),
    load: () => import('../pages/legal/legal.ts').then(page => page.legal),
  }),
)
