import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/rapprochement-comptable')(
  stillPage<Reading>({
    areas: ['reconciliation', 'scenes/matching', 'scenes/deposit'],
    read: readingOf('/rapprochement-comptable'),
    load: () => import('../pages/reconciliation/reconciliation.ts').then(page => page.reconciliation),
  }),
)
