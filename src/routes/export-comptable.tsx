import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/export-comptable')(
  pageRoute<Reading>({
    messages: ['accountingExport', 'illustrations/journal'],
    file: 'related/export-comptable',
    head: {
      title: msg`Export comptable du relevé vers l’ERP`,
      description: msg`Écritures de banque prêtes pour l’ERP : comptes 512, 58, 627, 661 et 768, journal équilibré, champs du FEC, pièces conservées dix ans.`,
    },
    page: () =>
      import('../pages/accountingExport/AccountingExportPage.tsx').then(page => page.AccountingExportPage),
  }),
)
