import { createFileRoute } from '@tanstack/react-router'
import { accountingExportHead, loadAccountingExport } from '../pages/accountingExport/accountingExportHead.ts'
import { freshHead, stillPart, whenFresh } from '../site/parts.tsx'

export const Route = createFileRoute('/export-comptable')({
  loader: ({ context }) => whenFresh(() => loadAccountingExport(context)),
  head: ({ match }) => freshHead(() => accountingExportHead(match.context)),
  component: stillPart(() =>
    import('../pages/accountingExport/AccountingExportPage.tsx').then(page => page.AccountingExportPage),
  ),
})
