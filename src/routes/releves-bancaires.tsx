import { createFileRoute } from '@tanstack/react-router'
import { loadStatements, statementsHead } from '../pages/statements/statementsHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/releves-bancaires')({
  loader: ({ context }) => whenFresh(() => loadStatements(context)),
  head: ({ match }) => freshHead(() => statementsHead(match.context)),
  component: stillPart(() =>
    import('../pages/statements/StatementsPage.tsx').then(page => page.StatementsPage),
  ),
})
