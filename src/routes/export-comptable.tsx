import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['accountingExport', 'illustrations/journal']

export const Route = createFileRoute('/export-comptable')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/export-comptable' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Export comptable du relevé vers l’ERP`,
      description: msg`Écritures de banque prêtes pour l’ERP : comptes 512, 58, 627, 661 et 768, journal équilibré, champs du FEC, pièces conservées dix ans.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/accountingExport/AccountingExportPage.tsx').then(page => page.AccountingExportPage),
  }),
})
