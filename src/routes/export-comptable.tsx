import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/export-comptable')(
  stillPage<Reading>({
    areas: ['accountingExport', 'scenes/journal'],
    read: readingOf('/export-comptable'),
    load: () => import('../pages/accountingExport/accountingExport.ts').then(page => page.accountingExport),
  }),
)
