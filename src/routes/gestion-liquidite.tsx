import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/gestion-liquidite')(
  pageRoute<Reading>({
    messages: ['liquidity', 'illustrations/schedule'],
    file: 'related/gestion-liquidite',
    head: {
      title: msg`Dettes, placements et alertes de liquidité`,
      description: msg`Dettes, placements et comptes courants sur un échéancier, avec une alerte en date de valeur avant qu’un solde passe sous votre seuil.`,
    },
    page: () => import('../pages/liquidity/LiquidityPage.tsx').then(page => page.LiquidityPage),
  }),
)
