import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/tresorerie')(
  stillPage<Reading>({
    areas: ['treasury', 'scenes/position', 'scenes/pooling'],
    read: readingOf('/tresorerie'),
    load: () => import('../pages/treasury/treasury.ts').then(page => page.treasury),
  }),
)
