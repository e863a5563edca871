import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/mandats-sepa')(
  stillPage<Reading>({
    areas: ['sepaMandates', 'scenes/mandate'],
    read: readingOf('/mandats-sepa'),
    load: () => import('../pages/sepaMandates/sepaMandates.ts').then(page => page.sepaMandates),
  }),
)
