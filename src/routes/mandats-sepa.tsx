import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['sepaMandates', 'illustrations/mandate']

export const Route = createFileRoute('/mandats-sepa')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/mandats-sepa' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Mandats SEPA : RUM, archive, échéancier`,
      description: msg`RUM attribuée automatiquement, mandats archivés, statuts et échéancier à jour ; une remise de prélèvements sans mandat valide est bloquée.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/sepaMandates/SepaMandatesPage.tsx').then(page => page.SepaMandatesPage),
  }),
})
