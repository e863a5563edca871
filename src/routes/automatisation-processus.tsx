import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/automatisation-processus')(
  stillPage<Reading>({
    areas: ['automation', 'scenes/workday'],
    read: readingOf('/automatisation-processus'),
    load: () => import('../pages/automation/automation.ts').then(page => page.automation),
  }),
)
