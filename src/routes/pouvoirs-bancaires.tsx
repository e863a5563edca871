import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/pageRoute.ts'
import type { Reading } from '../content/types.ts'

export const Route = createFileRoute('/pouvoirs-bancaires')(
  pageRoute<Reading>({
    messages: ['bankAuthorities', 'illustrations/authorities'],
    file: 'related/pouvoirs-bancaires',
    head: {
      title: msg`Pouvoirs bancaires : signataires et eBAM`,
      description: msg`Comptes, signataires, plafonds et documents dans un inventaire BAM, demandes à la banque en acmt.007 à .021, et chaque changement validé à deux.`,
    },
    page: () =>
      import('../pages/bankAuthorities/BankAuthoritiesPage.tsx').then(page => page.BankAuthoritiesPage),
  }),
)
