import { createFileRoute } from '@tanstack/react-router'
import { stillPage } from '../site/stillPage.ts'

export const Route = createFileRoute('/company')(
  stillPage<undefined>({
    areas: ['company', 'scenes/certificate'],
    load: () => import('../pages/company/company.ts').then(page => page.company),
  }),
)
