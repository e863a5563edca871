import { createFileRoute } from '@tanstack/react-router'
import type { LegalData } from '../content/types.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/terms')(
  stillPage<LegalData>({
    areas: ['legal'],
    read: ({ read }) => read('legal/terms'),
    load: () => import('../pages/legal/legal.ts').then(page => page.legal),
  }),
)
