import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['isoMigration', 'illustrations/migration']

export const Route = createFileRoute('/migration-iso-20022')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/migration-iso-20022' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Migration ISO 20022 : des MT au XML`,
      description: msg`MT101 vers pain.001, MT940 vers camt.053 : trois étapes par banque, les dates tenues ou reportées, les adresses à reprendre et cinq champs à remplir.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () => import('../pages/isoMigration/IsoMigrationPage.tsx').then(page => page.IsoMigrationPage),
  }),
})
