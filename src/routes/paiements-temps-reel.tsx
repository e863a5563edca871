import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/paiements-temps-reel')(
  stillPage<Reading>({
    areas: ['realTimePayments', 'scenes/instant'],
    read: readingOf('/paiements-temps-reel'),
    load: () => import('../pages/realTimePayments/realTimePayments.ts').then(page => page.realTimePayments),
  }),
)
