import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/pouvoirs-bancaires')(
  stillPage<Reading>({
    areas: ['bankAuthorities', 'scenes/authorities'],
    read: readingOf('/pouvoirs-bancaires'),
    load: () => import('../pages/bankAuthorities/bankAuthorities.ts').then(page => page.bankAuthorities),
  }),
)
