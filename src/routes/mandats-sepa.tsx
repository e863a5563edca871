import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/mandats-sepa')(
  pageRoute<Reading>({
    messages: ['sepaMandates', 'illustrations/mandate'],
    file: 'related/mandats-sepa',
    head: {
      title: msg`Mandats SEPA : RUM, archive, échéancier`,
      description: msg`RUM attribuée automatiquement, mandats archivés, statuts et échéancier à jour ; une remise de prélèvements sans mandat valide est bloquée.`,
    },
    page: () => import('../pages/sepaMandates/SepaMandatesPage.tsx').then(page => page.SepaMandatesPage),
  }),
)
