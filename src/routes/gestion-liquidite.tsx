import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/gestion-liquidite')(
  stillPage<Reading>({
    areas: ['liquidity', 'scenes/schedule'],
    read: readingOf('/gestion-liquidite'),
    load: () => import('../pages/liquidity/liquidity.ts').then(page => page.liquidity),
  }),
)
