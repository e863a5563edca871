import { createFileRoute } from '@tanstack/react-router'
import { liquidityHead, loadLiquidity } from '../pages/liquidity/liquidityHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/gestion-liquidite')({
  loader: ({ context }) => whenFresh(() => loadLiquidity(context)),
  head: ({ match }) => freshHead(() => liquidityHead(match.context)),
  component: stillPart(() => import('../pages/liquidity/LiquidityPage.tsx').then(page => page.LiquidityPage)),
})
