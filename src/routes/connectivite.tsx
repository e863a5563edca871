import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/connectivite')(
  stillPage<Reading>({
    areas: ['connectivity', 'scenes/channels'],
    read: readingOf('/connectivite'),
    load: () => import('../pages/connectivity/connectivity.ts').then(page => page.connectivity),
  }),
)
