import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['statements', 'illustrations/inbox', 'illustrations/fees']

export const Route = createFileRoute('/releves-bancaires')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/releves-bancaires' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Relevés bancaires, soldes et frais contrôlés`,
      description: msg`MT940, camt.053, CFONB120 et infrajournaliers dans une seule liste : continuité des soldes contrôlée à chaque relevé, frais facturés comparés au tarif convenu.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/statements/StatementsPage.tsx').then(page => page.StatementsPage),
  }),
})
