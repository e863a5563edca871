import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/paiements')(
  stillPage<Reading>({
    areas: ['payments', 'scenes/signing', 'scenes/phone'],
    read: readingOf('/paiements'),
    load: () => import('../pages/payments/payments.ts').then(page => page.payments),
  }),
)
