import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { hydrate } from '../components/hydrate.tsx'
import { loadPage } from '../components/loadPage.ts'
import type { Reading } from '../content/types.ts'
import { pageHead } from '../seo/pageHead.ts'

const messages = ['bankAuthorities', 'illustrations/authorities']

export const Route = createFileRoute('/pouvoirs-bancaires')({
  loader: ({ context }) => loadPage<Reading>(context, { messages, file: 'related/pouvoirs-bancaires' }),
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Pouvoirs bancaires : signataires et eBAM`,
      description: msg`Comptes, signataires, plafonds et documents dans un inventaire BAM, demandes à la banque en acmt.007 à .018, et chaque changement validé à deux.`,
    }),
  component: hydrate({
    when: 'never',
    messages,
    load: () =>
      import('../pages/bankAuthorities/BankAuthoritiesPage.tsx').then(page => page.BankAuthoritiesPage),
  }),
})
