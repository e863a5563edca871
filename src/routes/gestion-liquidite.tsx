import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['liquidity', 'illustrations/schedule']

export const Route = createFileRoute('/gestion-liquidite')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/gestion-liquidite' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Dettes, placements et alertes de liquidité`,
      description: msg`Dettes, placements et comptes courants sur un échéancier, avec une alerte en date de valeur avant qu’un solde passe sous votre seuil.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/liquidity/LiquidityPage.tsx').then(page => page.LiquidityPage),
  }),
})
