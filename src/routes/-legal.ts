import { pageRoute } from '../app/pageRoute.ts'
import type { LegalData } from '../content/types.ts'

/** A legal document. */
export const legalPage = (id: string) =>
  pageRoute<LegalData>({
    messages: ['legal'],
    file: `legal/${id}`,
    head: ({ meta }) => ({ title: meta.title, description: meta.summary }),
    page: () => import('../pages/legal/LegalPage.tsx').then(page => page.LegalPage),
  })
