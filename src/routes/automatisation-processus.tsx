import { createFileRoute } from '@tanstack/react-router'
import { automationHead, loadAutomation } from '../pages/automation/automationHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/automatisation-processus')({
  loader: ({ context }) => whenFresh(() => loadAutomation(context)),
  head: ({ match }) => freshHead(() => automationHead(match.context)),
  component: stillPart(() =>
    import('../pages/automation/AutomationPage.tsx').then(page => page.AutomationPage),
  ),
})
