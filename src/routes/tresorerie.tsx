import { createFileRoute } from '@tanstack/react-router'
import { loadTreasury, treasuryHead } from '../pages/treasury/treasuryHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/tresorerie')({
  loader: ({ context }) => whenFresh(() => loadTreasury(context)),
  head: ({ match }) => freshHead(() => treasuryHead(match.context)),
  component: stillPart(() => import('../pages/treasury/TreasuryPage.tsx').then(page => page.TreasuryPage)),
})
