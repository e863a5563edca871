import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/migration-iso-20022')(
  pageRoute<Reading>({
    messages: ['isoMigration', 'illustrations/migration'],
    file: 'related/migration-iso-20022',
    head: {
      title: msg`Migration ISO 20022 : des MT au XML`,
      description: msg`MT101 vers pain.001, MT940 vers camt.053 : trois étapes par banque, les dates tenues ou reportées, les adresses à reprendre et cinq champs à remplir.`,
    },
    page: () => import('../pages/isoMigration/IsoMigrationPage.tsx').then(page => page.IsoMigrationPage),
  }),
)
