import { createFileRoute } from '@tanstack/react-router'
import { loadUnknown, unknownHead } from '../pages/overview/unknownHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/$')({
  loader: ({ context, location }) => whenFresh(() => loadUnknown(context, location.pathname)),
  head: ({ match }) => freshHead(() => unknownHead(match.context, match.pathname)),
  component: stillPart(() => import('../pages/overview/UnknownPage.tsx').then(page => page.UnknownPage)),
})
