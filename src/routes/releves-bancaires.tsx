import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/releves-bancaires')(
  stillPage<Reading>({
    areas: ['statements', 'scenes/inbox', 'scenes/fees'],
    read: readingOf('/releves-bancaires'),
    load: () => import('../pages/statements/statements.ts').then(page => page.statements),
  }),
)
