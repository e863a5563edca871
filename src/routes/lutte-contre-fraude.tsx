import { createFileRoute } from '@tanstack/react-router'
import type { Reading } from '../content/types.ts'
import { readingOf } from '../site/readingOf.ts'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/lutte-contre-fraude')(
  stillPage<Reading>({
    areas: ['fraudPrevention', 'scenes/monitor'],
    read: readingOf('/lutte-contre-fraude'),
    load: () => import('../pages/fraudPrevention/fraudPrevention.ts').then(page => page.fraudPrevention),
  }),
)
