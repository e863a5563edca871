import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/migration-iso-20022')(
  stillPage<Reading>({
    areas: ['isoMigration', 'scenes/migration'],
    read: readingOf('/migration-iso-20022'),
    load: () => import('../pages/isoMigration/isoMigration.ts').then(page => page.isoMigration),
  }),
)
