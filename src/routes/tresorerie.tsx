import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['treasury', 'illustrations/position', 'illustrations/pooling']

export const Route = createFileRoute('/tresorerie')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/tresorerie' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Gestion de trésorerie : prévisions et cash pooling`,
      description: msg`Position en date de valeur, prévisions directes et indirectes, rapports par devise et par entité, équilibrage des comptes et cash pooling.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/treasury/TreasuryPage.tsx').then(page => page.TreasuryPage),
  }),
})
