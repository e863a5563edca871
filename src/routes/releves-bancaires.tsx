import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/releves-bancaires')(
  pageRoute<Reading>({
    messages: ['bankStatements', 'illustrations/inbox', 'illustrations/fees'],
    file: 'related/releves-bancaires',
    head: {
      title: msg`Relevés bancaires, soldes et frais contrôlés`,
      description: msg`MT940, camt.053, CFONB120 et infrajournaliers dans une seule liste : continuité des soldes contrôlée à chaque relevé, frais facturés comparés au tarif convenu.`,
    },
    page: () => import('../pages/bankStatements/StatementsPage.tsx').then(page => page.StatementsPage),
  }),
)
