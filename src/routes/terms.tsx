import { createFileRoute } from '@tanstack/react-router'
import { legalHead, loadLegal } from '../pages/legal/legalHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => whenFresh(() => loadLegal(context, 'terms')),
  head: ({ loaderData }) => freshHead(() => legalHead(loaderData)),
  component: stillPart(() => import('../pages/legal/LegalPage.tsx').then(page => page.LegalPage)),
})
